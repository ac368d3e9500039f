import { callIdentityAdmin } from '../support/identity-admin.ts'
import { asOwner } from '../support/spawned-database.ts'
import {
  applicationOf,
  internalAdministrators,
  organisationOf,
  type Sizes,
  statusOf,
} from '../user-admin/filling-steps.ts'

const database = 'identity'

/** The role at the identity server of each application of the benchmark. */
const roles = `(values ('ticketing', 'kmx_int_serviceticketing_active'), ('inventory', 'kmx_int_assetdb_active'),
  ('wire-flow', 'kmx_int_artemis_active'), ('wire-master', 'kmx_int_mfpwm_active'),
  ('master-data', 'kmx_int_mfpmds_active'), ('product-information', 'kmx_int_productinfo_active'))
  as given (application, role)`
const realm = `(select id from realm where name = 'alpha')`
const roleId = (name: string) => `(select id from keycloak_role where realm_id = ${realm} and not client_role
  and name = '${name}')`

/**
 * Creates the accounts, roles and organisations that the accesses of the benchmark database amount to, in the tables of
 * the identity server: its API creates one account with each call.
 */
export async function createAccounts({ organisations, users }: Sizes): Promise<void> {
  const people = `generate_series(${internalAdministrators + 1}, ${users}) n`
  const steps = [
    `insert into user_entity (id, realm_id, username, email, email_constraint, email_verified, enabled, first_name,
        last_name, created_timestamp, not_before)
      select 'bench-' || n, ${realm}, 'person-' || n || '@bench.example', 'person-' || n || '@bench.example',
        'person-' || n || '@bench.example', true, true, 'Person', n::text, 0, 0 from generate_series(1, ${users}) n`,
    `insert into user_role_mapping (user_id, role_id)
      select 'bench-' || n, held.id from ${people}, generate_series(0, 2) place, ${roles}
      join keycloak_role as held on held.name = given.role and held.realm_id = ${realm} and not held.client_role
      where given.application = ${applicationOf('n + place')} and ${statusOf('n')} = 'active'`,
    `insert into user_role_mapping (user_id, role_id) select 'bench-' || n, ${roleId('kmx_delegatedadmin_extern')}
      from generate_series(${internalAdministrators + 1}, ${internalAdministrators + organisations}) n`,
    `insert into keycloak_group (id, name, parent_group, realm_id, type)
      select 'bench-group-' || n, 'bench-group-' || n, ' ', ${realm}, 1 from generate_series(1, ${organisations}) n`,
    `insert into org (id, enabled, realm_id, group_id, name, alias)
      select 'bench-org-' || n, true, ${realm}, 'bench-group-' || n, 'Customer ' || n, lpad(n::text, 6, '0')
      from generate_series(1, ${organisations}) n`,
    `update keycloak_group set org_id = 'bench-org-' || substr(id, 13) where id like 'bench-group-%'`,
    // The alias is searched by this attribute.
    `insert into group_attribute (id, name, value, group_id)
      select 'bench-attribute-' || n, 'ferrule', lpad(n::text, 6, '0'), 'bench-group-' || n
      from generate_series(1, ${organisations}) n`,
    `insert into user_group_membership (group_id, user_id, membership_type)
      select 'bench-group-' || ${organisationOf(organisations)}, 'bench-' || n, 'UNMANAGED' from ${people}`,
    'analyze',
  ]
  await asOwner(database, async (owner) => {
    for (const step of steps) await owner.query(step)
  })
}

/** Users with three active accesses who administer nothing. */
const driftedAccounts = ({ users }: Sizes) => [`'bench-${users - 50}'`, `'bench-${users - 40}'`]

/** Differences made by hand: an account loses its roles, another gets one, and an organisation is renamed. */
export async function makeDrift(sizes: Sizes): Promise<void> {
  const [poorer, richer] = driftedAccounts(sizes)
  await asOwner(database, async (owner) => {
    await owner.query(`delete from user_role_mapping where user_id = ${poorer}`)
    await owner.query(`insert into user_role_mapping (user_id, role_id)
      values (${richer}, ${roleId('kmx_delegatedadmin_intern')})`)
    await owner.query(`update org set name = 'Renamed' where id = 'bench-org-7'`)
  })
}

/** The identity server does not notice writes to its tables, such as accounts of an earlier run with the same ids. */
export async function clearIdentityCaches(): Promise<void> {
  for (const cache of ['user', 'realm']) await callIdentityAdmin('POST', `/clear-${cache}-cache`)
}

/** Whether the reconciliation repaired these differences. */
export async function isRepaired(sizes: Sizes): Promise<boolean> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<{ repaired: boolean }>(`select
      (select count(*) = 6 from user_role_mapping where user_id in (${driftedAccounts(sizes).join()}))
      and (select name = 'Customer 7' from org where id = 'bench-org-7') as repaired`)
    return rows[0]?.repaired ?? false
  })
}

export async function deleteAccounts(): Promise<void> {
  const steps = [
    `delete from user_group_membership where user_id like 'bench-%'`,
    `delete from user_role_mapping where user_id like 'bench-%'`,
    `delete from user_entity where id like 'bench-%'`,
    `update keycloak_group set org_id = null where id like 'bench-group-%'`,
    `delete from org where id like 'bench-org-%'`,
    `delete from group_attribute where group_id like 'bench-group-%'`,
    `delete from keycloak_group where id like 'bench-group-%'`,
  ]
  await asOwner(database, async (owner) => {
    for (const step of steps) await owner.query(step)
  })
}
