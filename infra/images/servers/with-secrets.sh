#!/usr/bin/env bash
# with-secrets.sh COMMAND: sets each variable NAME from the file that NAME_FILE names, and starts the command.
set -euo pipefail
while IFS='=' read -r name file; do
  declare -x "${name%_FILE}=$(cat "$file")"
done < <(env | grep -E '^[A-Z0-9_]+_FILE=/run/secrets/')
exec "$@"
