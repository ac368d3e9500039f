import type { GroupApplication } from '@ferrule/domain/scim/group-access'
import type { ScimGroup } from '@ferrule/domain/scim/scim-group'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'
import type { Condition, FilterColumns } from './filter-to-sql.ts'

const containsMember = (id: string) => sql<SqlBool>`exists (select from scim_group_member as member
  where member.group_id = groups.id and member.person_id::text = ${id})`

export const groupColumns: FilterColumns = {
  id: { kind: 'exact', value: sql`groups.id::text` },
  displayname: { kind: 'text', value: sql`groups.display_name` },
  externalid: { kind: 'exact', value: sql`groups.external_id` },
  members: { kind: 'member', contains: containsMember },
  'members.value': { kind: 'member', contains: containsMember },
  'meta.created': { kind: 'time', value: sql`groups.created_at` },
  'meta.lastmodified': { kind: 'time', value: sql`groups.changed_at` },
}

type GroupRow = Omit<ScimGroup, 'externalId'> & { externalId: string | null }

type Listing = { where: Condition; offset: number; limit: number; withMembers: boolean }

export async function listScimGroups(tx: Queries, organisationId: string, listing: Listing) {
  const { where, offset, limit, withMembers } = listing
  const from = sql`scim_group as groups where groups.organisation_id = ${organisationId}::uuid and ${where}`
  const members = withMembers
    ? sql`coalesce((select jsonb_agg(jsonb_build_object('id', person_id, 'userName', user_name) order by person_id)
        from scim_group_member as member join scim_user using (organisation_id, person_id)
        where member.group_id = groups.id), '[]')`
    : sql`'[]'::jsonb`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
  const { rows } = await sql<GroupRow>`select groups.id, groups.display_name, groups.external_id, groups.created_at,
    groups.changed_at, ${members} as members from ${from} order by groups.id offset ${offset} limit ${limit}`.execute(
    tx,
  )
  const groups = rows.map(({ externalId, ...row }) => ({ ...row, externalId: externalId ?? undefined }))
  return { total: counted[0]?.total ?? 0, groups }
}

export async function findScimGroup(tx: Queries, organisationId: string, id: string): Promise<ScimGroup | undefined> {
  const where = sql<SqlBool>`groups.id = ${id}::uuid`
  const { groups } = await listScimGroups(tx, organisationId, { where, offset: 0, limit: 1, withMembers: true })
  return groups[0]
}

export type SavedGroup = {
  id: string
  organisationId: string
  displayName: string
  externalId: string | undefined
  at: Date
}

/** Returns false if another group of the organisation has the name. */
export async function saveScimGroup(tx: Queries, group: SavedGroup): Promise<boolean> {
  const { id, organisationId, displayName, externalId = null, at } = group
  const { rows } = await sql`select from scim_group where organisation_id = ${organisationId}::uuid
    and lower(display_name) = lower(${displayName}) and id <> ${id}::uuid`.execute(tx)
  if (rows.length > 0) return false
  await tx
    .insertInto('scimGroup')
    .values({ id, organisationId, displayName, externalId, createdAt: at, changedAt: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ displayName, externalId, changedAt: at }))
    .execute()
  return true
}

export async function deleteScimGroup(tx: Queries, { id, organisationId }: { id: string; organisationId: string }) {
  await tx.deleteFrom('scimGroup').where('id', '=', id).where('organisationId', '=', organisationId).execute()
}

type Group = { id: string; organisationId: string }

export async function addGroupMembers(
  tx: Queries,
  { id, organisationId }: Group,
  personIds: readonly string[],
): Promise<void> {
  await sql`insert into scim_group_member (group_id, organisation_id, person_id)
    select ${id}::uuid, organisation_id, person_id from scim_user
    where organisation_id = ${organisationId}::uuid and person_id = any(${[...personIds]}::uuid[])`.execute(tx)
}

export async function removeGroupMembers(
  tx: Queries,
  { id, organisationId }: Group,
  personIds: readonly string[],
): Promise<void> {
  await sql`delete from scim_group_member where group_id = ${id}::uuid and organisation_id = ${organisationId}::uuid
    and person_id = any(${[...personIds]}::uuid[])`.execute(tx)
}

/** The applications of all groups of a person in an organisation, with the name of each group. */
export async function listGroupApplicationsOf(
  tx: Queries,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<(GroupApplication & { groupName: string })[]> {
  return tx
    .selectFrom('scimGroupMember as member')
    .innerJoin('scimGroup as group', 'group.id', 'member.groupId')
    .innerJoin('scimGroupApplication as given', 'given.groupId', 'member.groupId')
    .where('member.organisationId', '=', organisationId)
    .where('member.personId', '=', personId)
    .select(['group.id as groupId', 'group.displayName as groupName', 'given.application', 'given.role'])
    .execute()
}

/** The groups of a directory with what they give, by name. */
export async function listDirectoryGroups(tx: Queries, organisationId: string, limit: number) {
  return tx
    .selectFrom('scimGroup as group')
    .where('group.organisationId', '=', organisationId)
    .select(['group.id', 'group.displayName'])
    .select([
      sql<number>`(select count(*)::int from scim_group_member as member where member.group_id = "group".id)`.as(
        'people',
      ),
      sql<{ application: string; role: string }[]>`coalesce((select jsonb_agg(jsonb_build_object(
        'application', application, 'role', role) order by application)
        from scim_group_application as given where given.group_id = "group".id), '[]')`.as('applications'),
    ])
    .orderBy('group.displayName')
    .limit(limit)
    .execute()
}

export async function replaceGroupApplications(
  tx: Queries,
  { id, organisationId }: Group,
  applications: readonly { application: string; role: string }[],
): Promise<void> {
  await tx.deleteFrom('scimGroupApplication').where('groupId', '=', id).execute()
  for (const { application, role } of applications) {
    await tx.insertInto('scimGroupApplication').values({ groupId: id, organisationId, application, role }).execute()
  }
}
