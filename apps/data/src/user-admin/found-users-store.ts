import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { isAdministered } from './administered.ts'
import { toPrefixQuery } from './prefix-query.ts'

/** Ids of people and of invites. */
export type FoundUsers = { people: string[]; invitations: string[] }

const words = sql`to_tsvector('simple', first_name || ' ' || last_name || ' ' || translate(email, '@.-_+', '     '))`

/** Whether the name or address of a row of `person` has all words of a query of `toPrefixQuery`. */
export function matchesPerson(query: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${words} @@ to_tsquery('simple', ${query})`
}

type Search = { search: string; organisationId?: string | undefined }

/**
 * Finds users by the beginnings of the words of their name and address, at most `userCountLimit + 1` of each kind. Undefined
 * without a word to search for. The page, its number of users and its statuses are read from the same ids.
 */
export async function findUsers(
  tx: Queries,
  administrator: Administrator,
  { search, organisationId }: Search,
): Promise<FoundUsers | undefined> {
  const query = toPrefixQuery(search)
  if (query === '') return undefined
  const isWithin = organisationId === undefined ? sql`true` : sql`organisation_id = ${organisationId}::uuid`
  const isInternalOverAll = administrator.kind === 'internal' && organisationId === undefined
  // The members of an organisation are read first: the text index would return those of all customers.
  const people = isInternalOverAll
    ? sql`select id from person where ${matchesPerson(query)} and email not like '%@deleted.invalid'
        limit ${userCountLimit + 1}`
    : sql`with members as materialized (select person.id, first_name, last_name, email
          from membership join person on person.id = membership.person_id
          where ${isAdministered(administrator, 'membership.organisation_id')} and ${isWithin})
        select distinct id from members where ${matchesPerson(query)} limit ${userCountLimit + 1}`
  const invitations = sql`select invitation.id from (select invitation_id from invitation_search
      where search_vector @@ to_tsquery('simple', ${query}) and ${isAdministered(administrator, 'organisation_id')} and ${isWithin})
      as matching join invitation on invitation.id = matching.invitation_id
    where accepted_at is null and withdrawn_at is null limit ${userCountLimit + 1}`
  const { rows } = await sql<{ people: string[]; invitations: string[] }>`
    select array(${people}) as people, array(${invitations}) as invitations`.execute(tx)
  return rows[0]
}
