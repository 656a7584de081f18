"""What must not be lost: all that a person can press, ask for, hear or save; `..approved` writes the .txt files here.

How the program is asked stands in `offered`: whoever builds it anew mends that file, and the lists stay.
"""
