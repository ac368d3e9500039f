import { maxCount, type UserListQuery } from '@ferrule/domain/user-admin/access-list'
import { type AccessStatus, accessStatuses } from '@ferrule/domain/user-admin/access-status'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type RawBuilder, sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import type { Queries } from '../postgres/database.ts'
import { isAdministered } from './administered.ts'
import { toPrefixQuery } from './prefix-query.ts'

type Condition = RawBuilder<unknown>

/** A user in a list: a person, or an invite whose account stays invisible until it is accepted. */
export type UserRow = {
  id: string
  isInvite: boolean
  firstName: string
  lastName: string
  email: string
  lastSignInAt: Date | null
}

const words = sql`to_tsvector('simple', first_name || ' ' || last_name || ' ' || translate(email, '@.-_+', '     '))`

/** The array makes Postgres run the text index once and first; otherwise it would match the words of every person. */
function foundPeople(search: string): Condition {
  return sql`array(select id from person where ${words} @@ ${search}::tsquery limit ${maxCount})`
}

/** People of the administered organisations. Internal administrators see people without an organisation, too. */
function peopleWhere(administrator: Administrator, query: UserListQuery): Condition {
  const conditions: Condition[] = [sql`person.email not like '%@deleted.invalid'`]
  if (administrator.kind === 'external' || query.organisationId) {
    // An array again: the members are found first, and not while all people are read in the order of their names.
    conditions.push(sql`person.id = any(array(select person_id from membership
      where ${isAdministered(administrator, 'membership.organisation_id')}
        and ${query.organisationId ? sql`organisation_id = ${query.organisationId}::uuid` : sql`true`}))`)
  }
  const search = toPrefixQuery(query.search)
  if (search) conditions.push(sql`person.id = any(${foundPeople(search)})`)
  if (query.application || query.status) {
    conditions.push(sql`person.id in (select access.person_id from application_access as access
      where access.person_id is not null and ${accessWhere(administrator, query)})`)
  }
  return sql.join(conditions, sql` and `)
}

function invitesWhere(administrator: Administrator, query: UserListQuery): Condition {
  const conditions: Condition[] = [
    sql`invitation.accepted_at is null and invitation.withdrawn_at is null`,
    isAdministered(administrator, 'invitation.organisation_id'),
  ]
  if (query.organisationId) conditions.push(sql`invitation.organisation_id = ${query.organisationId}::uuid`)
  const search = toPrefixQuery(query.search)
  if (search) conditions.push(sql`to_tsvector('simple', translate(email, '@.-_+', '     ')) @@ ${search}::tsquery`)
  if (query.application || query.status) {
    conditions.push(sql`invitation.id in (select access.invitation_id from application_access as access
      where access.invitation_id is not null and ${accessWhere(administrator, query)})`)
  }
  return sql.join(conditions, sql` and `)
}

function accessWhere(administrator: Administrator, query: Omit<UserListQuery, 'search'>): Condition {
  const conditions: Condition[] = [isAdministered(administrator, 'access.organisation_id')]
  if (query.organisationId) conditions.push(sql`access.organisation_id = ${query.organisationId}::uuid`)
  if (query.application) conditions.push(sql`access.application = ${query.application}`)
  if (query.status) conditions.push(sql`access.status = ${query.status}`)
  return sql.join(conditions, sql` and `)
}

/** One page of users by name; invites are sorted in by their address. */
export async function listUsers(
  tx: Queries,
  administrator: Administrator,
  { query, page }: { query: UserListQuery; page: PageQuery },
): Promise<UserRow[]> {
  const { after, limit } = page
  const last = sql`(select sort_name, id from person where id = ${after ?? null}::uuid
    union all select email, id from invitation where id = ${after ?? null}::uuid)`
  const follows = (name: Condition) => (after === undefined ? sql`true` : sql`(${name}, id) > ${last}`)
  const { rows } = await sql<UserRow>`
    select id, is_invite, first_name, last_name, email, last_sign_in_at from (
      (select person.id, sort_name, false as is_invite, first_name, last_name, email, last_sign_in_at from person
        where ${peopleWhere(administrator, query)} and ${follows(sql`sort_name`)}
        order by sort_name, id limit ${limit})
      union all
      (select invitation.id, email, true, '', '', email, null from invitation
        where ${invitesWhere(administrator, query)} and ${follows(sql`email`)}
        order by email, id limit ${limit})
    ) as users order by sort_name, id limit ${limit}`.execute(tx)
  return rows
}

/** The number of users, at most `maxCount`. */
export async function countUsers(tx: Queries, administrator: Administrator, query: UserListQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    (select 1 from person where ${peopleWhere(administrator, query)} limit ${maxCount})
    union all
    (select 1 from invitation where ${invitesWhere(administrator, query)} limit ${maxCount})) as counted`.execute(tx)
  return Math.min(rows[0]?.count ?? 0, maxCount)
}

export type StatusCount = { status: AccessStatus; count: number }

/** The number of accesses in each status, at most `maxCount`, with the other filters applied. */
export async function countStatuses(
  tx: Queries,
  administrator: Administrator,
  query: UserListQuery,
): Promise<StatusCount[]> {
  const search = toPrefixQuery(query.search)
  const isFound = search
    ? sql`(access.person_id = any(${foundPeople(search)}) or access.invitation_id = any(array(
        select id from invitation where ${invitesWhere(administrator, { ...query, status: undefined })}
        limit ${maxCount})))`
    : sql`true`
  // The order makes Postgres use the index by status; it would read the whole table for a status that is rare.
  const isOverAll = administrator.kind === 'internal' && !query.organisationId && !search
  const { rows } = await sql<StatusCount>`select listed.status, counted.count
    from unnest(${[...accessStatuses]}::text[]) as listed (status), lateral (
      select count(*)::int as count from (
        select 1 from application_access as access
        where access.status = listed.status and (access.invitation_id is null or access.status <> 'inactive')
          and ${accessWhere(administrator, { ...query, status: undefined })} and ${isFound}
        ${isOverAll ? sql`order by access.application` : sql``} limit ${maxCount}) as accesses) as counted`.execute(tx)
  return rows
}

/** A visible user; undefined for a missing and for an invisible one. An accepted invite leads to its person. */
export async function findUser(tx: Queries, administrator: Administrator, id: string): Promise<UserRow | undefined> {
  const all: UserListQuery = { search: '', organisationId: undefined, application: undefined, status: undefined }
  const { rows } = await sql<UserRow>`
    select id, false as is_invite, first_name, last_name, email, last_sign_in_at from person
      where ${peopleWhere(administrator, all)} and id in
        (select ${id}::uuid union all select accepted_by from invitation where id = ${id}::uuid)
    union all
    select id, true, '', '', email, null from invitation
      where ${invitesWhere(administrator, all)} and id = ${id}::uuid`.execute(tx)
  return rows[0]
}

/** The administered organisations of people, and those of invites. */
export async function listOrganisationsOf(
  tx: Queries,
  administrator: Administrator,
  userIds: readonly string[],
): Promise<{ userId: string; id: string; name: string }[]> {
  if (userIds.length === 0) return []
  const ids = [...userIds]
  const { rows } = await sql<{ userId: string; id: string; name: string }>`
    select membership.person_id as user_id, organisation.id, organisation.name from membership
      join organisation on organisation.id = membership.organisation_id
      where membership.person_id = any(${ids}::uuid[]) and ${isAdministered(administrator, 'organisation.id')}
    union all
    select invitation.id, organisation.id, organisation.name from invitation
      join organisation on organisation.id = invitation.organisation_id
      where invitation.id = any(${ids}::uuid[]) and ${isAdministered(administrator, 'organisation.id')}
    order by name`.execute(tx)
  return rows
}
