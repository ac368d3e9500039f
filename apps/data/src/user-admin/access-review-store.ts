import type { ReviewQuery } from '@ferrule/domain/user-admin/access-list'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { daysBefore, endingSoonDays, toDay, unusedDays } from '@ferrule/domain/user-admin/invitation'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PageQuery } from '../graphql/page-of-list.ts'
import type { Queries } from '../postgres/database.ts'
import { visibleAccesses } from './access-store.ts'
import { isAdministered } from './administered.ts'
import { matchesPerson } from './found-users-store.ts'
import { toPrefixQuery } from './prefix-query.ts'

type Review = { query: ReviewQuery; now: Date }

const openedAt = sql`(select review.opened_at from access_review as review
  where review.organisation_id = access.organisation_id and review.closed_at is null)`

/** An access is undecided while it was neither kept nor changed since the open review began. */
const isUndecided = sql<SqlBool>`coalesce(greatest(access.confirmed_at, access.changed_at) < ${openedAt}, false)`

const isKept = sql<SqlBool>`coalesce(access.confirmed_at >= ${openedAt}, false)`

function isUnused(now: Date) {
  return sql<boolean>`greatest(access.last_used_at, access.since) < ${daysBefore(now, unusedDays)}`
}

function isEndingSoon(now: Date) {
  return sql<boolean>`coalesce(access.ends_on <= ${toDay(daysBefore(now, -endingSoonDays))}::date, false)`
}

function isChosen({ query, now }: Review): RawBuilder<SqlBool> {
  const conditions: RawBuilder<unknown>[] = [sql`access.status = 'active' and access.person_id is not null`]
  if (query.organisationId) conditions.push(sql`access.organisation_id = ${query.organisationId}::uuid`)
  if (query.application) conditions.push(sql`access.application = ${query.application}`)
  if (query.filter === 'undecided') conditions.push(isUndecided)
  if (query.filter === 'unused') conditions.push(isUnused(now))
  if (query.filter === 'ending') conditions.push(isEndingSoon(now))
  const search = toPrefixQuery(query.search)
  if (search) conditions.push(sql`access.person_id in (select id from person where ${matchesPerson(search)})`)
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Active accesses by the name of the person. */
export async function listReviewEntries(
  tx: Queries,
  administrator: Administrator,
  { page: { after, limit }, ...review }: Review & { page: PageQuery },
) {
  const last = sql`(select person.sort_name, last.id from application_access as last
    join person on person.id = last.person_id where last.id = ${after ?? null}::uuid)`
  return visibleAccesses(tx, administrator)
    .innerJoin('person as holder', 'holder.id', 'access.personId')
    .where(isChosen(review))
    .where(after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(holder.sort_name, access.id) > ${last}`)
    .select(['holder.firstName', 'holder.lastName', 'holder.email'])
    .select([isUnused(review.now).as('isUnused'), isEndingSoon(review.now).as('isExpiringSoon')])
    .select([isUndecided.as('isUndecided'), isKept.as('isKept')])
    .orderBy('holder.sortName')
    .orderBy('access.id')
    .limit(limit)
    .execute()
}

/** At most `userCountLimit + 1`. */
export async function countReviewEntries(tx: Queries, administrator: Administrator, review: Review): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from application_access as access
    where ${isAdministered(administrator, 'access.organisation_id')} and ${isChosen(review)}
    limit ${userCountLimit + 1}) as counted`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The open review that is due first, with its progress. */
export async function findOpenReview(tx: Queries, administrator: Administrator, organisationId: string | undefined) {
  const counts = (condition: RawBuilder<unknown>) => sql<number>`(select count(*)::int
    from application_access as access where access.organisation_id = review.organisation_id
      and access.person_id is not null and ${condition})`
  const isDecided = sql`greatest(access.confirmed_at, access.changed_at) >= review.opened_at
    and access.status in ('active', 'inactive')`
  return tx
    .selectFrom('accessReview as review')
    .innerJoin('organisation', 'organisation.id', 'review.organisationId')
    .where('review.closedAt', 'is', null)
    .where(isAdministered(administrator, 'review.organisation_id'))
    .$if(organisationId !== undefined, (found) => found.where('review.organisationId', '=', organisationId ?? ''))
    .select(['review.id', 'review.organisationId', 'organisation.name as organisationName', 'review.openedAt'])
    .select([
      sql<string>`to_char(review.due_on, 'YYYY-MM-DD')`.as('dueOn'),
      counts(isDecided).as('decided'),
      counts(sql`access.status = 'inactive' and ${isDecided}`).as('withdrawn'),
      counts(sql`(access.status = 'active' or (${isDecided}))`).as('total'),
    ])
    .orderBy('review.dueOn')
    .limit(1)
    .executeTakeFirst()
}

/** The closed review that ended last. */
export async function findClosedReview(tx: Queries, administrator: Administrator, organisationId: string | undefined) {
  return tx
    .selectFrom('accessReview as review')
    .innerJoin('organisation', 'organisation.id', 'review.organisationId')
    .leftJoin('person', 'person.id', 'review.closedBy')
    .where('review.closedAt', 'is not', null)
    .where(isAdministered(administrator, 'review.organisation_id'))
    .$if(organisationId !== undefined, (found) => found.where('review.organisationId', '=', organisationId ?? ''))
    .select(['organisation.name as organisationName', 'person.firstName', 'person.lastName'])
    .select(sql<Date>`review.closed_at`.as('closedAt'))
    .orderBy('review.closedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locks the open review of an organisation, so that it is closed once. */
export async function lockOpenReview(tx: Queries, administrator: Administrator, organisationId: string) {
  return tx
    .selectFrom('accessReview as review')
    .where('review.organisationId', '=', organisationId)
    .where('review.closedAt', 'is', null)
    .where(isAdministered(administrator, 'review.organisation_id'))
    .select('review.id')
    .forUpdate()
    .executeTakeFirst()
}

export async function closeReview(tx: Queries, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx.updateTable('accessReview').set({ closedAt: at, closedBy: by }).where('id', '=', id).execute()
}
