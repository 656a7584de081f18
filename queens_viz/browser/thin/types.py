"""Names for annotations, which nobody asks in the page."""

CodeType = FrameType = None
