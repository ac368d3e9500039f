#!/usr/bin/env bash
# Creates the cluster on the first start. Postgres does not run as root, so root switches to the postgres user.
set -euo pipefail
binaries=/usr/lib/postgresql/15/bin
folder="$FERRULE_STATE/postgres"
as_owner=()
mkdir -p "$folder"
if [ "$(id -u)" -eq 0 ]; then
  as_owner=(setpriv --reuid=postgres --regid=postgres --init-groups)
  chown postgres:postgres "$folder"
fi
cd "$folder"
if [ ! -e "$folder/PG_VERSION" ]; then
  password_file=$(mktemp)
  printf '%s' "$POSTGRES_OWNER_PASSWORD" >"$password_file"
  chmod 644 "$password_file"
  "${as_owner[@]}" "$binaries/initdb" --pgdata "$folder" --username owner --pwfile "$password_file" \
    --auth scram-sha-256 --encoding UTF8 --locale C.UTF-8
  rm "$password_file"
fi
# Starts the server itself and not pg_ctl, because the process manager needs the real pid.
exec "${as_owner[@]}" "$binaries/postgres" -D "$folder" -p "$POSTGRES_PORT" -c listen_addresses=127.0.0.1 \
  -c unix_socket_directories= -c shared_buffers=256MB -c effective_io_concurrency=200 \
  -c max_connections=120 -c log_timezone=UTC -c timezone=UTC
