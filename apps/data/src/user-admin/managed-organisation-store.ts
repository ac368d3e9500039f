import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type SqlBool, sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import type { Queries } from '../postgres/database.ts'
import { isAdministered } from './administered.ts'

function administered(tx: Queries, administrator: Administrator) {
  return tx.selectFrom('organisation').where(isAdministered(administrator, 'organisation.id'))
}

function withDetails(tx: Queries, administrator: Administrator) {
  return administered(tx, administrator)
    .select(['id', 'number', 'name', 'subRegion', 'country', 'city'])
    .select([
      sql<number>`(select count(*)::int from (select 1 from membership where organisation_id = organisation.id
        limit ${userCountLimit + 1}) as counted)`.as('members'),
      sql<number>`(select count(*)::int from plant where organisation_id = organisation.id)`.as('plants'),
      sql<string[]>`array(select trim(person.first_name || ' ' || person.last_name)
        from application_access as access join person on person.id = access.person_id
        where access.organisation_id = organisation.id and access.application = 'user-administration'
          and access.status = 'active' order by person.sort_name limit 20)`.as('administrators'),
    ])
}

export type OrganisationRow = NonNullable<Awaited<ReturnType<typeof findOrganisation>>>

export async function findOrganisation(tx: Queries, administrator: Administrator, id: string) {
  return withDetails(tx, administrator).where('organisation.id', '=', id).executeTakeFirst()
}

export async function listOrganisationsById(tx: Queries, administrator: Administrator, ids: readonly string[]) {
  if (ids.length === 0) return []
  return withDetails(tx, administrator)
    .where('organisation.id', 'in', [...ids])
    .orderBy(sql`lower(name)`)
    .execute()
}

type Listing = { search: string; page: PageQuery }

/** Organisations by name. The search is a part of the name, or the beginning of the customer number. */
export async function listOrganisations(tx: Queries, administrator: Administrator, { search, page }: Listing) {
  const { after, limit } = page
  const last = sql`(select lower(name), id from organisation where id = ${after ?? null}::uuid)`
  return withDetails(tx, administrator)
    .where(isFound(search))
    .where(after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(lower(name), organisation.id) > ${last}`)
    .orderBy(sql`lower(name)`)
    .orderBy('organisation.id')
    .limit(limit)
    .execute()
}

export async function countOrganisations(tx: Queries, administrator: Administrator, search: string): Promise<number> {
  const found = administered(tx, administrator)
    .where(isFound(search))
    .select('id')
    .limit(userCountLimit + 1)
  const { count } = await tx
    .selectFrom(found.as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function isFound(search: string) {
  if (search === '') return sql<SqlBool>`true`
  return sql<SqlBool>`(position(lower(${search}) in lower(name)) > 0 or starts_with(number, ${search}))`
}

/** Choices of a filter or a form. */
export async function listOrganisationChoices(tx: Queries, administrator: Administrator, limit: number) {
  return administered(tx, administrator)
    .select(['id', 'name', 'number'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The administered organisations with one of these numbers or names. */
export async function listNamedOrganisations(tx: Queries, administrator: Administrator, names: readonly string[]) {
  return administered(tx, administrator)
    .select(['id', 'name', 'number'])
    .where((where) =>
      where.or([
        where('number', '=', where.fn.any(where.val([...names]))),
        where('name', '=', where.fn.any(where.val([...names]))),
      ]),
    )
    .execute()
}

/** Applications that organisations cannot use. All others are offered. */
export async function listLimitedApplications(tx: Queries, organisationIds: readonly string[]) {
  if (organisationIds.length === 0) return []
  return tx
    .selectFrom('organisationApplication')
    .where('organisationId', 'in', [...organisationIds])
    .select(['organisationId', 'application', sql<'coming-soon' | 'not-offered'>`state`.as('state')])
    .execute()
}

/** Active users and requests of each application; each number is at most `userCountLimit + 1`. */
export async function countApplications(
  tx: Queries,
  administrator: Administrator,
  { applications, organisationId }: { applications: readonly string[]; organisationId?: string },
): Promise<{ application: string; activeUsers: number; requests: number }[]> {
  const count = (status: string) => sql`(select count(*)::int from (select 1 from application_access as access
    where access.application = listed.application and access.status = ${status}
      and ${isAdministered(administrator, 'access.organisation_id')}
      and ${organisationId === undefined ? sql`true` : sql`access.organisation_id = ${organisationId}::uuid`}
    limit ${userCountLimit + 1}) as counted)`
  const { rows } = await sql<{ application: string; activeUsers: number; requests: number }>`
    select listed.application, ${count('active')} as active_users, ${count('pending')} as requests
    from unnest(${[...applications]}::text[]) as listed (application)`.execute(tx)
  return rows
}
