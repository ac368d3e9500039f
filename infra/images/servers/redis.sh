#!/usr/bin/env bash
# The settings come on standard input, so that the password does not appear in the process list.
set -euo pipefail
[[ "$REDIS_URL" =~ ^redis://:([^@]+)@ ]]
exec redis-server - <<SETTINGS
bind * -::*
port 6379
requirepass ${BASH_REMATCH[1]}
dir /data
appendonly yes
maxmemory 512mb
maxmemory-policy noeviction
SETTINGS
