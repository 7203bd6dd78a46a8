#!/bin/sh
# The shortest bot in any other language: a line comes in, a line goes out.
while read -r line; do
  case $line in
    *'"council":'*) echo ready ;;
    *'"moves":'*) echo "$line" | sed 's/.*"moves": \["\([^"]*\)".*/\1/' ;;
  esac
done
