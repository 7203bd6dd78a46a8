"""`python -m council` is the command `council`."""

import sys

from council.cli import main

if __name__ == "__main__":
    sys.exit(main())
