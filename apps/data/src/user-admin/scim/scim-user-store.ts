import type { Language } from '@ferrule/domain/locales/language'
import type { ScimUser, ScimUserInput } from '@ferrule/domain/scim/scim-user'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'
import type { Condition, FilterColumns } from './filter-to-sql.ts'

/** The people of an organisation as its directory sees them: members, and those that it deactivated. */
function usersOf(organisationId: string) {
  return sql`(select person.id, person.email, person.subject,
      coalesce(directory.user_name, person.email) as user_name, directory.external_id, directory.language,
      directory.display_name, directory.preferred_language,
      coalesce(directory.given_name, person.first_name) as given_name,
      coalesce(directory.family_name, person.last_name) as family_name,
      member.person_id is not null as is_active, directory.person_id is not null as is_provisioned,
      coalesce(directory.created_at, member.since) as created_at,
      coalesce(directory.changed_at, member.since) as changed_at
    from (select person_id from membership where organisation_id = ${organisationId}::uuid
      union select person_id from scim_user where organisation_id = ${organisationId}::uuid) as listed
    join person on person.id = listed.person_id
    left join membership as member on member.person_id = person.id and member.organisation_id = ${organisationId}::uuid
    left join scim_user as directory
      on directory.person_id = person.id and directory.organisation_id = ${organisationId}::uuid) as users`
}

export const userColumns: FilterColumns = {
  id: { kind: 'exact', value: sql`users.id::text` },
  username: { kind: 'text', value: sql`users.user_name` },
  externalid: { kind: 'exact', value: sql`users.external_id` },
  active: { kind: 'boolean', value: sql`users.is_active` },
  displayname: {
    kind: 'text',
    value: sql`coalesce(users.display_name, trim(users.given_name || ' ' || users.family_name))`,
  },
  'name.givenname': { kind: 'text', value: sql`users.given_name` },
  'name.familyname': { kind: 'text', value: sql`users.family_name` },
  emails: { kind: 'text', value: sql`users.email` },
  'emails.value': { kind: 'text', value: sql`users.email` },
  'emails.type': { kind: 'text', value: sql`'work'` },
  'emails.primary': { kind: 'boolean', value: sql`true` },
  'meta.created': { kind: 'time', value: sql`users.created_at` },
  'meta.lastmodified': { kind: 'time', value: sql`users.changed_at` },
}

type UserRow = {
  id: string
  email: string
  subject: string | null
  userName: string
  externalId: string | null
  language: Language | null
  displayName: string | null
  preferredLanguage: string | null
  givenName: string
  familyName: string
  isActive: boolean
  isProvisioned: boolean
  createdAt: Date
  changedAt: Date
  groups: { id: string; displayName: string }[]
}

/** `isProvisioned`: the directory has sent the person; otherwise an administrator invited them. */
export type DirectoryUser = ScimUser & { subject: string | null; isProvisioned: boolean }

const columns = sql`users.*, coalesce((select jsonb_agg(jsonb_build_object('id', scim_group.id,
    'displayName', scim_group.display_name) order by scim_group.display_name)
  from scim_group_member as membership join scim_group on scim_group.id = membership.group_id
  where membership.person_id = users.id), '[]') as groups`

function toUser({ externalId, language, displayName, preferredLanguage, ...row }: UserRow): DirectoryUser {
  return {
    ...row,
    externalId: externalId ?? undefined,
    language: language ?? undefined,
    displayName: displayName ?? undefined,
    preferredLanguage: preferredLanguage ?? undefined,
  }
}

type Listing = { where: Condition; offset: number; limit: number }

export async function listScimUsers(tx: Queries, organisationId: string, { where, offset, limit }: Listing) {
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total
    from ${usersOf(organisationId)} where ${where}`.execute(tx)
  const { rows } = await sql<UserRow>`select ${columns} from ${usersOf(organisationId)} where ${where}
    order by users.id offset ${offset} limit ${limit}`.execute(tx)
  return { total: counted[0]?.total ?? 0, users: rows.map(toUser) }
}

/** Undefined for a missing person and for one of another organisation. */
export async function findScimUser(
  tx: Queries,
  organisationId: string,
  id: string,
): Promise<DirectoryUser | undefined> {
  const where = sql<SqlBool>`users.id = ${id}::uuid`
  return (await listScimUsers(tx, organisationId, { where, offset: 0, limit: 1 })).users[0]
}

/** Whether another person of the organisation has the name or the address. */
export async function isNameTaken(
  tx: Queries,
  organisationId: string,
  { userName, email, id }: { userName: string; email: string; id?: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from ${usersOf(organisationId)}
    where (lower(users.user_name) = lower(${userName}) or users.email = ${email})
      and users.id is distinct from ${id ?? null}::uuid limit 1`.execute(tx)
  return rows.length > 0
}

export async function saveScimUser(
  tx: Queries,
  { organisationId, personId }: { organisationId: string; personId: string },
  { user, at }: { user: Omit<ScimUserInput, 'isActive' | 'email'>; at: Date },
): Promise<void> {
  const { userName, externalId = null, givenName, familyName, language = null } = user
  const { displayName = null, preferredLanguage = null } = user
  const changedAt = at
  await tx
    .insertInto('scimUser')
    .values({
      organisationId,
      personId,
      userName,
      externalId,
      givenName,
      familyName,
      language,
      displayName,
      preferredLanguage,
      createdAt: at,
      changedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisationId', 'personId']).doUpdateSet({
        userName,
        externalId,
        givenName,
        familyName,
        language,
        displayName,
        preferredLanguage,
        changedAt,
      }),
    )
    .execute()
}

export async function deleteScimUser(
  tx: Queries,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<void> {
  await tx
    .deleteFrom('scimUser')
    .where('organisationId', '=', organisationId)
    .where('personId', '=', personId)
    .execute()
}

/** Whether all ids belong to people of the organisation. */
export async function areScimUsers(tx: Queries, organisationId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${usersOf(organisationId)}
    where users.id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows[0]?.count === ids.length
}

/** Members whom the directory names for the first time, in a group, become people of the directory. */
export async function adoptMembers(
  tx: Queries,
  organisationId: string,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  await sql`insert into scim_user (organisation_id, person_id, user_name, given_name, family_name, created_at, changed_at)
    select membership.organisation_id, person.id, person.email, person.first_name, person.last_name, ${at}, ${at}
    from membership join person on person.id = membership.person_id
    where membership.organisation_id = ${organisationId}::uuid and person.id = any(${[...ids]}::uuid[])
    on conflict (organisation_id, person_id) do nothing`.execute(tx)
}

export async function isVerifiedDomain(
  tx: Queries,
  { organisationId, domain }: { organisationId: string; domain: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('organisationDomain')
    .where('organisationId', '=', organisationId)
    .where('domain', '=', domain)
    .where('verifiedAt', 'is not', null)
    .select('domain')
    .executeTakeFirst()
  return found !== undefined
}

/** The number of people whom the directory has sent. */
export async function countScimUsers(tx: Queries, organisationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('scimUser')
    .where('organisationId', '=', organisationId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
