"""The commands, one module each; `council.cli.group` builds the one that is called."""
