#!/usr/bin/env bash
# Creates one database for each service, and roles that have only the rights their processes need. Idempotent.
#   content, identity   own their databases, because Payload and Keycloak migrate their tables themselves
#   content_jobs        runs the jobs that the content service adds; sees nothing else of its database
#   data_migration      owns the database of the data service; only migrations use it
#   data                reads and writes rows; the migrations grant its rights (grant-service-rights.ts)
set -euo pipefail
psql() {
  PGPASSWORD="$POSTGRES_OWNER_PASSWORD" command psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 \
    --host "${POSTGRES_HOST:-127.0.0.1}" --port "$POSTGRES_PORT" --username owner "$@"
}
read_url() { # sets role, password and database
  [[ "$1" =~ ^postgres://([a-z_]+):([^@]+)@.*/([a-z_]+)$ ]] || { echo "not a database URL with role, password and name" >&2; exit 1; }
  role=${BASH_REMATCH[1]} password=${BASH_REMATCH[2]} database=${BASH_REMATCH[3]}
}

for url in "$CONTENT_DATABASE_URL" "$CONTENT_JOBS_DATABASE_URL" "$DATA_MIGRATION_DATABASE_URL" "$DATA_DATABASE_URL" "$IDENTITY_DATABASE_URL"; do
  read_url "$url"
  psql --dbname postgres --set role="$role" --set password="$password" <<'SQL'
select format('create role %I login', :'role') where not exists (select from pg_roles where rolname = :'role') \gexec
select format('alter role %I password %L', :'role', :'password') \gexec
SQL
done

for url in "$CONTENT_DATABASE_URL" "$DATA_MIGRATION_DATABASE_URL" "$IDENTITY_DATABASE_URL"; do
  read_url "$url"
  psql --dbname postgres --set role="$role" --set database="$database" <<'SQL'
select format('create database %I owner %I', :'database', :'role') where not exists (select from pg_database where datname = :'database') \gexec
select format('revoke all on database %I from public', :'database') \gexec
SQL
done

read_url "$DATA_MIGRATION_DATABASE_URL"
migration=$role
read_url "$DATA_DATABASE_URL"
psql --dbname "$database" --set role="$role" --set database="$database" --set migration="$migration" <<'SQL'
-- Databases of earlier versions belong to the service.
reassign owned by :"role" to :"migration";
grant connect on database :"database" to :"role";
SQL

read_url "$CONTENT_DATABASE_URL"
content=$role
read_url "$CONTENT_JOBS_DATABASE_URL"
psql --dbname "$database" --set role="$role" --set database="$database" --set content="$content" <<'SQL'
set client_min_messages = warning;
grant connect on database :"database" to :"role";
create schema if not exists graphile_worker authorization :"content";
grant usage on schema graphile_worker to :"role";
grant select, insert, update, delete on all tables in schema graphile_worker to :"role";
grant usage on all sequences in schema graphile_worker to :"role";
alter default privileges for role :"content" in schema graphile_worker grant select, insert, update, delete on tables to :"role";
alter default privileges for role :"content" in schema graphile_worker grant usage on sequences to :"role";
-- The job library switches row-level security on without a policy, so that only the owner of its tables sees rows.
alter role :"role" bypassrls;
SQL
