import { Client } from 'pg'

/**
 * The job library switches row-level security on for its tables without a policy, so that only their owner sees rows.
 * The service runs the jobs, so it gets a policy for all rows.
 */
const grants = `
do $$
declare
  service text := current_setting('ferrule.service_role');
  job_table regclass;
begin
  execute format('grant usage on schema public, graphile_worker to %I', service);
  execute format('grant select, insert, update, delete on all tables in schema public, graphile_worker to %I', service);
  execute format('grant usage on all sequences in schema public, graphile_worker to %I', service);
  execute format('revoke insert, update, delete on migration, graphile_worker.migrations from %I', service);
  execute format('revoke update, delete on audit_event from %I', service);
  execute format('grant execute on function delete_expired_audit_events to %I', service);
  for job_table in
    select oid::regclass from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'service')
  loop
    execute format('create policy service on %s to %I using (true)', job_table, service);
  end loop;
end
$$`

/**
 * Lets the service read and write rows. It owns nothing, so it cannot drop a policy, a trigger or a table, change a
 * function that a policy calls, or alter audit events.
 */
export async function grantServiceRights(urls: { migration: string; service: string }): Promise<void> {
  const client = new Client({ connectionString: urls.migration, application_name: 'migrate' })
  await client.connect()
  try {
    await client.query('begin')
    const { username } = new URL(urls.service)
    await client.query(`select set_config('ferrule.service_role', $1, true)`, [decodeURIComponent(username)])
    await client.query(grants)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
