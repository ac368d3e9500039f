#!/usr/bin/env bash
# One database and one role for each service; a role can enter its own database only. Safe to run again.
set -euo pipefail
psql() {
  PGPASSWORD="$POSTGRES_OWNER_PASSWORD" command psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 \
    --host 127.0.0.1 --port "$POSTGRES_PORT" --username owner --dbname postgres "$@"
}
for url in "$CONTENT_DATABASE_URL" "$DATA_DATABASE_URL" "$IDENTITY_DATABASE_URL"; do
  [[ "$url" =~ ^postgres://([a-z_]+):([^@]+)@.*/([a-z_]+)$ ]] || { echo "not a database address with role, password and name" >&2; exit 1; }
  role=${BASH_REMATCH[1]} password=${BASH_REMATCH[2]} database=${BASH_REMATCH[3]}
  psql --set role="$role" --set password="$password" --set database="$database" <<'SQL'
select format('create role %I login', :'role') where not exists (select from pg_roles where rolname = :'role') \gexec
select format('alter role %I password %L', :'role', :'password') \gexec
select format('create database %I owner %I', :'database', :'role') where not exists (select from pg_database where datname = :'database') \gexec
select format('revoke connect on database %I from public', :'database') \gexec
SQL
done
