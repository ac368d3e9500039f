#!/usr/bin/env bash
# logged.sh NAME COMMAND...: replaces itself with the command and writes its output unchanged to a log file. The process
# manager would wrap each line, and ours are JSON already.
name=$1
shift
exec "$@" >>"$FERRULE_STATE/logs/$name.log" 2>&1
