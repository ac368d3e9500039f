#!/usr/bin/env bash
# restore-drill.sh FOLDER MEGABYTES: makes a Postgres with our tables, backs it up while rows are written, loses a table,
# restores to the second before on an empty folder, and compares the hashes of all rows. Prints the times. The folder must
# be empty. Settings come from .env.example; ports are those of the drill.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=$1 megabytes=$2 port=25440
binaries=/usr/lib/postgresql/15/bin
as_postgres=()
mkdir -p "$folder"
if [ "$(id -u)" -eq 0 ]; then
  as_postgres=(setpriv --reuid=postgres --regid=postgres --init-groups env HOME="$folder")
  chown postgres "$folder"
fi
seconds() { date +%s.%N; }
since() { awk -v from="$1" -v to="$(seconds)" 'BEGIN { printf "%.1f s", to - from }'; }

"${as_postgres[@]}" mkdir -p "$folder"/{source,restored,repository,spool,log}
"${as_postgres[@]}" tee "$folder/pgbackrest.conf" >/dev/null <<SETTINGS
[global]
repo1-path=$folder/repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=only-for-the-drill
repo1-bundle=y
repo1-retention-full=1
compress-type=zst
start-fast=y
process-max=2
log-path=$folder/log
spool-path=$folder/spool
log-level-console=warn
[ferrule]
pg1-path=$folder/source
pg1-port=$port
pg1-socket-path=$folder
pg1-user=owner
SETTINGS
backrest() { "${as_postgres[@]}" pgbackrest --config="$folder/pgbackrest.conf" --stanza=ferrule "$@"; }
start() { # DATA
  "${as_postgres[@]}" "$binaries/pg_ctl" --pgdata="$1" --silent --wait --timeout=600 --log="$folder/log/postgres.log" \
    --options="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" start
}
stop() { # DATA; as a crash would
  [ ! -e "$1/postmaster.pid" ] || "${as_postgres[@]}" "$binaries/pg_ctl" --pgdata="$1" --silent --wait --mode=immediate stop
}
trap 'stop "$folder/source"; stop "$folder/restored"' EXIT
sql() { PGPASSWORD= psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --host 127.0.0.1 --port $port --username owner "$@"; }
wait_for() { # QUERY
  for _ in $(seq 600); do
    if [ "$(sql --dbname postgres --command "$1")" = t ]; then return; fi
    sleep 0.5
  done
  echo "not reached: $1" >&2
  return 1
}
hash_rows() { for name in content data identity; do sql --dbname "$name" --file "$here/hash-rows.sql"; done; }

"${as_postgres[@]}" "$binaries/initdb" --pgdata="$folder/source" --username=owner --auth=trust --encoding=UTF8 --locale=C.UTF-8 >/dev/null
"${as_postgres[@]}" tee --append "$folder/source/postgresql.conf" >/dev/null <<SETTINGS
archive_mode = on
archive_command = 'pgbackrest --config=$folder/pgbackrest.conf --stanza=ferrule archive-push %p'
archive_timeout = 60
SETTINGS
start "$folder/source"
backrest stanza-create
POSTGRES_PORT=$port bash "$root/infra/local/start/postgres-setup.sh"
(cd "$root/apps/data" && DATA_DATABASE_URL="${DATA_DATABASE_URL/:15432/:$port}" \
  DATA_MIGRATION_DATABASE_URL="${DATA_MIGRATION_DATABASE_URL/:15432/:$port}" node src/migrate.ts >/dev/null)
# Rows of a kilobyte that compress badly, as signed and encrypted content does.
fill() { # FROM TO
  sql --dbname data --command "insert into outgoing_mail (id, kind, to_address, subject, body, sent_at)
    select gen_random_uuid(), 'drill', 'drill@example.com', 'Mail ' || n,
      (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 30) as m), now()
    from generate_series($1, $2) as n"
}
fill 1 $((megabytes * 900))
size=$(sql --dbname data --command 'select pg_size_pretty(sum(pg_database_size(datname))) from pg_database')
began=$(seconds) && backrest --type=full backup && full=$(since "$began")
fill 1 1000
before=$(hash_rows)
# The moment to restore to; the loss comes after it, and the log reaches the archive within archive_timeout.
moment=$(sql --dbname data --command 'select clock_timestamp()')
sleep 1
sql --dbname data --command 'drop table outgoing_mail cascade'
segment=$(sql --dbname data --command 'select pg_walfile_name(pg_switch_wal())')
wait_for "select last_archived_wal >= '$segment' from pg_stat_archiver"
stop "$folder/source"

began=$(seconds)
"${as_postgres[@]}" sed -i "s#pg1-path=.*#pg1-path=$folder/restored#" "$folder/pgbackrest.conf"
backrest --type=time --target="$moment" --target-action=promote --process-max=2 restore
chmod 700 "$folder/restored"
copied=$(since "$began")
start "$folder/restored"
wait_for 'select not pg_is_in_recovery()'
ready=$(since "$began")
if [ "$(hash_rows)" != "$before" ]; then
  diff <(echo "$before") <(hash_rows) >&2 || true
  echo "the restored rows differ" >&2
  exit 1
fi
tables=$(wc -l <<<"$before")
echo "restored $size to $moment: full backup $full, files copied after $copied, ready after $ready; $tables tables equal"
