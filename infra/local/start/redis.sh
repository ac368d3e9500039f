#!/usr/bin/env bash
set -euo pipefail
folder="$FERRULE_STATE/redis"
mkdir -p "$folder"
[[ "$REDIS_URL" =~ ^redis://:([^@]+)@127\.0\.0\.1:([0-9]+)$ ]]
# The settings come on standard input, so that the password does not appear in the process list.
exec redis-server - <<EOF
bind 127.0.0.1
port ${BASH_REMATCH[2]}
requirepass ${BASH_REMATCH[1]}
dir $folder
appendonly yes
maxmemory 512mb
maxmemory-policy noeviction
EOF
