#!/usr/bin/env bash
# logged.sh NAME COMMAND...: becomes the command, with everything it prints in its own file, as it was written.
# (The process manager would wrap each line; ours are JSON already.)
name=$1
shift
exec "$@" >>"$FERRULE_STATE/logs/$name.log" 2>&1
