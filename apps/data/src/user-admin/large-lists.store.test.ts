import { randomUUID } from 'node:crypto'
import { userListQuery } from '@ferrule/domain/user-admin/access-list'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { readUserPage } from './read-users.ts'
import { giveAccess, testTime, withWorld } from './user-admin.fixture.ts'

const now = () => testTime

const limit = 3

/** The ids of all pages of a list. */
async function listAll(db: Database, actor: SignedInActor, filters: object): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const page = await readUserPage({ db, now }, actor, {
      query: userListQuery.parse(filters),
      page: { after, limit },
    })
    ids.push(...page.entries.map(({ id }) => id))
    after = page.entries.at(-1)?.id
    isLast = page.entries.length < limit
  }
  return ids
}

test('users of a status are listed by name over all organisations, each once, and follow a new name', () =>
  withWorld(async (db, { david, organisations, people }) => {
    const declined = { status: 'declined' as const, application: 'kampus' }
    const both = [organisations.a, organisations.b]
    for (const organisationId of both) await giveAccess(db, { ...declined, organisationId, personId: people.anna })
    await giveAccess(db, { ...declined, organisationId: organisations.b, personId: people.bea })
    await giveAccess(db, { ...declined, organisationId: organisations.b, personId: people.bert })
    const own = new Set<string>(Object.values(people))
    const list = async (filters: object) => (await listAll(db, david, filters)).filter((id) => own.has(id))
    const byName = [people.anna, people.bea, people.bert]
    expect(await list({ status: 'declined' })).toEqual(byName)
    expect(await list({ application: 'kampus' })).toEqual(byName)
    expect(await list({ application: 'kampus', status: 'declined' })).toEqual(byName)
    expect(await list({ application: 'kampus', status: 'active' })).toEqual([])
    await db.queries.updateTable('person').set({ lastName: 'Zzz' }).where('id', '=', people.anna).execute()
    expect(await list({ status: 'declined' })).toEqual([people.bea, people.bert, people.anna])
  }))

test('an invite is listed by its status until its applications are withdrawn', () =>
  withWorld(async (db, { david, organisations }) => {
    const id = randomUUID()
    await withServiceScope(db, async (tx) => {
      await sql`insert into invitation (id, email, organisation_id, language, message, invited_at, expires_at)
        values (${id}, 'xaverine@example.com', ${organisations.a}, 'en', '', ${testTime}, ${testTime})`.execute(tx)
    })
    const accessId = await giveAccess(db, {
      organisationId: organisations.a,
      personId: undefined,
      invitationId: id,
      application: 'inventory',
      status: 'invited',
    })
    expect(await listAll(db, david, { status: 'invited' })).toContain(id)
    expect(await listAll(db, david, { search: 'xaver' })).toEqual([id])
    await withServiceScope(db, async (tx) => {
      await sql`update application_access set status = 'inactive' where id = ${accessId}`.execute(tx)
    })
    expect(await listAll(db, david, { application: 'inventory', status: 'inactive' })).not.toContain(id)
  }))

test('a search finds the people of an organisation, however many others have the same name', () =>
  withWorld(async (db, { clara, david, organisations }) => {
    const own = randomUUID()
    await sql`insert into person (id, email, first_name, last_name)
      select gen_random_uuid(), gen_random_uuid() || '@example.com', 'Quirin', 'Test'
      from generate_series(1, 1100)`.execute(db.queries)
    await sql`insert into person (id, email, first_name, last_name)
      values (${own}, ${`${own}@example.com`}, 'Quirin', 'Test')`.execute(db.queries)
    await db.queries.insertInto('membership').values({ personId: own, organisationId: organisations.a }).execute()
    const search = { search: 'Quirin' }
    expect(await listAll(db, clara, search)).toEqual([own])
    expect(await listAll(db, david, { ...search, organisationId: organisations.a })).toEqual([own])
    const query = userListQuery.parse(search)
    const all = await readUserPage({ db, now }, david, { query, page: { after: undefined, limit: 3 } })
    expect(all.total).toBe(userCountLimit + 1)
  }))
