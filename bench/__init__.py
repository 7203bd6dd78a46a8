"""A tool for developers, run from a checkout: our speed compared with references in C and with
other libraries.

`council bench` finds this package beside `src`; the wheel does not have it.
"""
