"""What the command line needs beside its jobs: words, files, streams, signals."""
