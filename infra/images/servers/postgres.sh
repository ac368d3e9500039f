#!/usr/bin/env bash
# Creates the cluster in /data on the first start.
set -euo pipefail
folder=/data/15
if [ ! -e "$folder/PG_VERSION" ]; then
  # An interrupted first start leaves a folder that initdb refuses.
  rm -rf "$folder.new"
  initdb --pgdata "$folder.new" --username owner --pwfile <(printf '%s' "$POSTGRES_OWNER_PASSWORD") \
    --auth scram-sha-256 --encoding UTF8 --locale C.UTF-8
  echo 'host all all all scram-sha-256' >>"$folder.new/pg_hba.conf"
  mv "$folder.new" "$folder"
fi
exec postgres -D "$folder" -p 5432 -c listen_addresses='*' -c unix_socket_directories= -c shared_buffers=256MB \
  -c effective_io_concurrency=200 -c max_connections=120 -c log_timezone=UTC -c timezone=UTC
