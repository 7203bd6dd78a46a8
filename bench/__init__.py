"""A tool for developers, run from a checkout: our speed beside references in C and other libraries.

`council bench` finds this package beside `src`; the wheel does not have it.
"""
