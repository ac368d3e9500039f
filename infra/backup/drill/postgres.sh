# Sourced by restore-drill.sh. Postgres with its archive, as production runs it; pgBackRest stores to the backup storage.
binaries=/usr/lib/postgresql/15/bin
as_postgres=()
[ "$(id -u)" -ne 0 ] || as_postgres=(setpriv --reuid=postgres --regid=postgres --init-groups env HOME="$folder")

write_postgres_settings() { # DATA ARCHIVE_TIMEOUT
  "${as_postgres[@]}" tee "$folder/pgbackrest.conf" >/dev/null <<SETTINGS
[global]
repo1-type=s3
repo1-s3-endpoint=localhost
repo1-storage-port=$backup_port
repo1-storage-ca-file=$folder/tls/certificate.pem
repo1-s3-uri-style=path
repo1-s3-region=$S3_REGION
repo1-s3-bucket=databases
repo1-s3-key=backup
repo1-s3-key-secret=$backup_password
repo1-path=/ferrule
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$backup_password
repo1-bundle=y
repo1-retention-full=1
compress-type=zst
start-fast=y
archive-async=y
process-max=2
io-timeout=30
log-path=$folder/log
spool-path=$folder/spool
lock-path=$folder/lock
log-level-console=warn
[ferrule]
pg1-path=$1
pg1-port=$POSTGRES_PORT
pg1-socket-path=$folder
pg1-user=owner
pg1-database=postgres
SETTINGS
  "${as_postgres[@]}" tee --append "$1/postgresql.conf" >/dev/null <<SETTINGS
max_connections = 120
max_wal_size = 4GB
archive_mode = on
archive_command = 'pgbackrest --config=$folder/pgbackrest.conf --stanza=ferrule archive-push %p'
archive_timeout = $2
SETTINGS
}

backrest() { "${as_postgres[@]}" pgbackrest --config="$folder/pgbackrest.conf" --stanza=ferrule "$@"; }

start() { # DATA [OPTIONS]
  "${as_postgres[@]}" "$binaries/pg_ctl" --pgdata="$1" --silent --wait --timeout=600 --log="$folder/log/postgres.log" \
    --options="-p $POSTGRES_PORT -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder -c shared_buffers=256MB ${2:-}" start
}

stop() { # DATA MODE
  [ ! -e "$1/postmaster.pid" ] || "${as_postgres[@]}" "$binaries/pg_ctl" --pgdata="$1" --silent --wait --mode="$2" stop
}

# As if the machine burned: nothing is flushed, archived or left.
destroy() { # DATA
  local server
  server=$(head -n 1 "$1/postmaster.pid")
  kill -KILL "$server" $(ps -o pid= --ppid "$server")
  rm -rf "$1" "$folder/.s.PGSQL.$POSTGRES_PORT"*
}

sql() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --host 127.0.0.1 --port "$POSTGRES_PORT" \
    --username owner "$@"
}
holds() { [ "$(sql --dbname postgres --command "select $1")" = t ]; }
hash_rows() { for name in content data identity; do sql --dbname "$name" --file "$here/hash-rows.sql"; done; }
total_megabytes() { sql --dbname data --command 'select round(sum(pg_database_size(datname)) / 1000000) from pg_database'; }

# Rows of a kilobyte that do not compress, as signed and encrypted content does not. Two sessions use both cores.
fill_up_to() { # MEGABYTES
  local missing=$(($1 - $(total_megabytes)))
  [ "$missing" -gt 0 ] || return 0
  sql --dbname data --command 'set client_min_messages = warning; create extension if not exists pgcrypto'
  local session sessions=()
  for session in 1 2; do
    sql --dbname data --command "insert into outgoing_mail (id, kind, to_address, subject, body, sent_at)
      select gen_random_uuid(), 'drill', 'drill@example.com', 'Mail ' || n, encode(gen_random_bytes(700), 'base64'), now()
      from generate_series(1, $missing * 420) as n" &
    sessions+=($!)
  done
  for session in "${sessions[@]}"; do wait "$session"; done
}

# Restores into an empty folder and waits until Postgres accepts changes.
restore_postgres() { # NAME OPTIONS...
  local data="$folder/$1"
  shift
  "${as_postgres[@]}" mkdir -m 700 "$data"
  "${as_postgres[@]}" sed -i "s#pg1-path=.*#pg1-path=$data#" "$folder/pgbackrest.conf"
  backrest "$@" restore
  start "$data"
  wait_for holds 'not pg_is_in_recovery()'
  # Wakes the checkpointer, which would look at archive_timeout only after checkpoint_timeout, five minutes.
  sql --dbname postgres --command checkpoint
}

# Writes a row every second until Postgres ends.
write_seconds() {
  sql --dbname data --command 'create table drill_second (at timestamptz not null)'
  sql --dbname data <<<'insert into drill_second values (clock_timestamp()) \watch 1' >/dev/null 2>&1 &
}

# Waits until the segment of a place in the log is archived.
wait_for_archive() { # PLACE
  local segment
  segment=$(sql --dbname postgres --command "select pg_walfile_name($1)")
  wait_for holds "last_archived_wal >= '$segment' from pg_stat_archiver"
}
