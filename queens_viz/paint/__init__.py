"""What there is to see, placed and drawn by a pen. It knows neither pygame nor a page."""
