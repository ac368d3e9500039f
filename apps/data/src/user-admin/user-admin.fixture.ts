import { randomUUID } from 'node:crypto'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { insertAccess, type NewAccess } from './access-writing-store.ts'

export const testTime = new Date('2026-11-17T10:00:00Z')

export const newKey = () => `test-${randomUUID()}`

/** Two customers, A and B, with an administrator and a member each, and an internal administrator. */
export type TestWorld = {
  organisations: { a: string; b: string }
  people: Record<'clara' | 'anna' | 'bea' | 'bert' | 'david', string>
  clara: SignedInActor
  david: SignedInActor
  actorOf: (name: string, roles?: string[]) => SignedInActor
}

export async function createTestWorld(db: Database): Promise<TestWorld> {
  const run = randomUUID().slice(0, 8)
  const organisations = { a: randomUUID(), b: randomUUID() }
  const people = {
    clara: randomUUID(),
    anna: randomUUID(),
    bea: randomUUID(),
    bert: randomUUID(),
    david: randomUUID(),
  }
  const actorOf = (name: string, roles: string[] = []): SignedInActor => {
    const email = `${name}.${run}@example.com`
    const claims = { sub: `${name}-${run}`, given_name: name, family_name: 'Test', email, email_verified: true, roles }
    return { kind: 'user', profile: toUserProfile(claims), session: { id: undefined, authenticatedAt: undefined } }
  }
  const members = { clara: 'a', anna: 'a', bea: 'b', bert: 'b' } as const
  await withServiceScope(db, async (tx) => {
    await insertOrganisations(tx, organisations, run)
    await insertPeople(
      tx,
      Object.entries(people).map(([name, id]) => ({ id, name, profile: actorOf(name).profile })),
    )
    const memberNames = Object.keys(members) as (keyof typeof members)[]
    await tx
      .insertInto('membership')
      .values(memberNames.map((name) => ({ personId: people[name], organisationId: organisations[members[name]] })))
      .execute()
    const administration = {
      application: 'user-administration',
      role: 'customer-administrator',
      status: 'active' as const,
      reason: 'Test',
      endsOn: undefined,
      by: undefined,
      at: testTime,
    }
    for (const name of ['clara', 'bea'] as const) {
      const organisationId = organisations[members[name]]
      await insertAccess(tx, { id: randomUUID(), organisationId, personId: people[name], ...administration })
    }
  })
  return {
    organisations,
    people,
    actorOf,
    clara: actorOf('clara', ['kmx_delegatedadmin_extern']),
    david: actorOf('david', ['kmx_delegatedadmin_intern']),
  }
}

async function insertOrganisations(tx: Queries, ids: Record<string, string>, run: string): Promise<void> {
  const firstNumber = Math.floor(1_000_000_000 + Math.random() * 8_000_000_000)
  await tx
    .insertInto('organisation')
    .values(
      Object.entries(ids).map(([name, id], place) => ({
        id,
        number: String(firstNumber + place),
        name: `Test ${name} ${run}`,
        country: 'AT',
        city: 'Linz',
        subRegion: 'DACH',
      })),
    )
    .execute()
}

type TestPerson = { id: string; name: string; profile: SignedInActor['profile'] }

async function insertPeople(tx: Queries, people: readonly TestPerson[]): Promise<void> {
  await tx
    .insertInto('person')
    .values(
      people.map(({ id, name, profile }) => ({
        id,
        subject: profile.id,
        email: profile.email,
        firstName: name,
        lastName: 'Test',
      })),
    )
    .execute()
}

/** Runs `work` in a new world and rolls everything back. */
export function withWorld(work: (db: Database, world: TestWorld) => Promise<void>): Promise<void> {
  return rolledBack(readSettings().DATA_DATABASE_URL, async (db) => work(db, await createTestWorld(db)))
}

type GivenAccess = Pick<NewAccess, 'organisationId' | 'personId' | 'application' | 'status'> & Partial<NewAccess>

export async function giveAccess(db: Database, access: GivenAccess): Promise<string> {
  const id = randomUUID()
  const defaults = { id, role: 'user', reason: 'Test', endsOn: undefined, by: undefined, at: testTime }
  await withServiceScope(db, (tx) => insertAccess(tx, { ...defaults, ...access }))
  return id
}

/** The actions in the audit trail of a user, oldest first. */
export async function actionsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`select action from audit_event
    where subject_type = 'user' and subject_id = ${userId} order by id`.execute(db.queries)
  return rows.map(({ action }) => action)
}

export async function statusOf(db: Database, accessId: string): Promise<string | undefined> {
  return withServiceScope(db, async (tx) => {
    const { rows } = await sql<{ status: string }>`select status from application_access
      where id = ${accessId}`.execute(tx)
    return rows[0]?.status
  })
}
