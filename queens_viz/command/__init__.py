"""What all jobs of the command line need: options, files, streams and signals."""
