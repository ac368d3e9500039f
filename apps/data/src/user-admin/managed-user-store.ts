import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import type { UserListQuery } from '@ferrule/domain/user-admin/access-list'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { type AccessStatus, accessStatuses } from '@ferrule/domain/user-admin/access-status'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type RawBuilder, sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import type { Queries } from '../postgres/database.ts'
import { isAdministered } from './administered.ts'
import type { FoundUsers } from './found-users-store.ts'

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

/** The filters of a list. `found` is the result of its search. */
export type UserFilter = Omit<UserListQuery, 'search'> & { found: FoundUsers | undefined }

/** People of the administered organisations. Internal administrators see people without an organisation, too. */
function peopleWhere(administrator: Administrator, filter: UserFilter): Condition {
  const conditions: Condition[] = [sql`person.email not like '%@deleted.invalid'`]
  if (administrator.kind === 'external' || filter.organisationId) {
    // An array: the members are found first, and not while all people are read in the order of their names.
    conditions.push(sql`person.id = any(array(select person_id from membership
      where ${isAdministered(administrator, 'membership.organisation_id')}
        and ${filter.organisationId ? sql`organisation_id = ${filter.organisationId}::uuid` : sql`true`}))`)
  }
  if (filter.found) conditions.push(sql`person.id = any(${filter.found.people}::uuid[])`)
  if (filter.application || filter.status) {
    conditions.push(sql`exists (select from application_access as access
      where access.person_id = person.id and ${accessWhere(administrator, filter)})`)
  }
  return sql.join(conditions, sql` and `)
}

function invitesWhere(administrator: Administrator, filter: UserFilter): Condition {
  const conditions: Condition[] = [
    sql`invitation.accepted_at is null and invitation.withdrawn_at is null`,
    isAdministered(administrator, 'invitation.organisation_id'),
  ]
  if (filter.organisationId) conditions.push(sql`invitation.organisation_id = ${filter.organisationId}::uuid`)
  if (filter.found) conditions.push(sql`invitation.id = any(${filter.found.invitations}::uuid[])`)
  if (filter.application || filter.status) {
    conditions.push(sql`exists (select from application_access as access
      where access.invitation_id = invitation.id and ${accessWhere(administrator, filter)})`)
  }
  return sql.join(conditions, sql` and `)
}

function accessWhere(administrator: Administrator, filter: Omit<UserFilter, 'found'>): Condition {
  const conditions: Condition[] = [isAdministered(administrator, 'access.organisation_id')]
  if (filter.organisationId) conditions.push(sql`access.organisation_id = ${filter.organisationId}::uuid`)
  if (filter.application) conditions.push(sql`access.application = ${filter.application}`)
  if (filter.status) conditions.push(sql`access.status = ${filter.status}`)
  return sql.join(conditions, sql` and `)
}

/**
 * Whether a list of all organisations is filtered by accesses only: these are read from their index in the order of the
 * list, because a rare status would otherwise read all people.
 */
function isByAccess({ kind }: Administrator, { organisationId, application, status, found }: UserFilter): boolean {
  return kind === 'internal' && !organisationId && !found && (application !== undefined || status !== undefined)
}

/** As in the index `application_access_list`. */
const userOfAccess = sql`coalesce(access.person_id, access.invitation_id)`

/** A person who has an application in several organisations is listed once, so a page reads more accesses than users. */
const maxShared = 4

/** The first accesses by name of each application and status that match, read from their index. */
function accessesOf({ application, status }: UserFilter, { follows, limit }: { follows: Condition; limit: number }) {
  const applications = application ? [application] : [...serviceNames]
  const statuses = status ? [status] : [...accessStatuses]
  return sql`select found.sort_name, found.user_id
    from unnest(${applications}::text[]) as one (application), unnest(${statuses}::text[]) as other (status), lateral (
      select access.sort_name, ${userOfAccess} as user_id from application_access as access
      where access.application = one.application and access.status = other.status and ${follows}
        and (access.person_id is not null or access.status in ('invited', 'invite-expired'))
      order by access.sort_name, ${userOfAccess} limit ${limit}) as found`
}

type Listing = { filter: UserFilter; page: PageQuery }

/** One page of users by name; invites are sorted in by their address. */
export async function listUsers(tx: Queries, administrator: Administrator, listing: Listing): Promise<UserRow[]> {
  const { filter, page } = listing
  const { after, limit } = page
  const last = sql`(select sort_name, id from person where id = ${after ?? null}::uuid
    union all select email, id from invitation where id = ${after ?? null}::uuid)`
  const follows = (name: Condition, id = sql`id`) => (after === undefined ? sql`true` : sql`(${name}, ${id}) > ${last}`)
  if (isByAccess(administrator, filter)) {
    const { rows } = await sql<UserRow>`
      select listed.user_id as id, person.id is null as is_invite, coalesce(first_name, '') as first_name,
        coalesce(last_name, '') as last_name, coalesce(person.email, invitation.email) as email, last_sign_in_at
      from (select distinct sort_name, user_id from
          (${accessesOf(filter, { follows: follows(sql`access.sort_name`, userOfAccess), limit: limit * maxShared })}) as one
          order by sort_name, user_id limit ${limit}) as listed
        left join person on person.id = listed.user_id left join invitation on invitation.id = listed.user_id
      order by listed.sort_name, listed.user_id`.execute(tx)
    return rows
  }
  const { rows } = await sql<UserRow>`
    select id, is_invite, first_name, last_name, email, last_sign_in_at from (
      (select person.id, sort_name, false as is_invite, first_name, last_name, email, last_sign_in_at from person
        where ${peopleWhere(administrator, filter)} and ${follows(sql`sort_name`)}
        order by sort_name, id limit ${limit})
      union all
      (select invitation.id, email, true, '', '', email, null from invitation
        where ${invitesWhere(administrator, filter)} and ${follows(sql`email`)}
        order by email, id limit ${limit})
    ) as users order by sort_name, id limit ${limit}`.execute(tx)
  return rows
}

/** The number of users, at most `userCountLimit + 1`. */
export async function countUsers(tx: Queries, administrator: Administrator, filter: UserFilter): Promise<number> {
  const { application, status, found } = filter
  if (found && !application && !status)
    return Math.min(found.people.length + found.invitations.length, userCountLimit + 1)
  const users = isByAccess(administrator, filter)
    ? sql`select distinct user_id from (${accessesOf(filter, { follows: sql`true`, limit: userCountLimit + 1 })}) as found`
    : sql`(select 1 from person where ${peopleWhere(administrator, filter)} limit ${userCountLimit + 1})
      union all
      (select 1 from invitation where ${invitesWhere(administrator, filter)} limit ${userCountLimit + 1})`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${users}) as counted`.execute(tx)
  return Math.min(rows[0]?.count ?? 0, userCountLimit + 1)
}

export type StatusCount = { status: AccessStatus; count: number }

/** The number of accesses in each status, at most `userCountLimit + 1`, with the other filters applied. */
export async function countStatuses(
  tx: Queries,
  administrator: Administrator,
  filter: UserFilter,
): Promise<StatusCount[]> {
  if (filter.found) return countStatusesOf(tx, administrator, { ...filter, found: filter.found })
  // The order makes Postgres use the index by status; it would read the whole table for a status that is rare.
  const isOverAll = administrator.kind === 'internal' && !filter.organisationId
  const { rows } = await sql<StatusCount>`select listed.status, counted.count
    from unnest(${[...accessStatuses]}::text[]) as listed (status), lateral (
      select count(*)::int as count from (
        select 1 from application_access as access
        where access.status = listed.status and (access.invitation_id is null or access.status <> 'inactive')
          and ${accessWhere(administrator, { ...filter, status: undefined })}
        ${isOverAll ? sql`order by access.application` : sql``} limit ${userCountLimit + 1}) as accesses) as counted`.execute(
    tx,
  )
  return rows
}

/** The same for the result of a search, in one pass over the accesses of the found users. */
async function countStatusesOf(
  tx: Queries,
  administrator: Administrator,
  filter: UserFilter & { found: FoundUsers },
): Promise<StatusCount[]> {
  const { people, invitations } = filter.found
  const isWanted = accessWhere(administrator, { ...filter, status: undefined })
  const { rows } = await sql<StatusCount>`
    select listed.status, least(count(access.status), ${userCountLimit + 1})::int as count
    from unnest(${[...accessStatuses]}::text[]) as listed (status) left join (
      select access.status from application_access as access
      where access.person_id = any(${people}::uuid[]) and ${isWanted}
      union all
      select access.status from application_access as access join invitation on invitation.id = access.invitation_id
      where access.invitation_id = any(${invitations}::uuid[]) and access.status <> 'inactive'
        and invitation.accepted_at is null and invitation.withdrawn_at is null and ${isWanted}
    ) as access on access.status = listed.status
    group by listed.status order by array_position(${[...accessStatuses]}::text[], listed.status)`.execute(tx)
  return rows
}

/** A visible user; undefined for a missing and for an invisible one. An accepted invite leads to its person. */
export async function findUser(tx: Queries, administrator: Administrator, id: string): Promise<UserRow | undefined> {
  const all: UserFilter = { organisationId: undefined, application: undefined, status: undefined, found: undefined }
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
