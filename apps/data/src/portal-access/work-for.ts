import { randomUUIDv7 } from 'node:crypto'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { Database, Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findPersonBySubject, type KnownPerson, narrowTo, savePerson } from './person-store.ts'

/** On whose behalf something is read or changed. Stores filter by it, and the tables refuse the rest. */
export type Scope = {
  personId: string
  organisationIds: readonly string[]
  /** Whether it is our own service, to which every organisation is open. */
  isService: boolean
}

/** Runs `work` in one transaction in which nothing is visible but what the person may see. */
export async function workFor<Outcome>(
  db: Database,
  { profile }: SignedInActor,
  work: (tx: Queries, scope: Scope) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { id, organisationIds } = await findOrSave(tx, profile)
    const scope = { personId: id, organisationIds, isService: profile.roles.includes(serviceDeskRole) }
    await narrowTo(tx, scope)
    return work(tx, scope)
  })
}

/** The same for somebody who is not signed in but was made out by other means, such as the address of a mail. */
export async function workAs<Outcome>(
  db: Database,
  scope: Scope,
  work: (tx: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await narrowTo(tx, scope)
    return work(tx)
  })
}

/** For what the service itself does, such as loading demo data: every organisation is open to it. */
export async function workForService<Outcome>(db: Database, work: (tx: Queries) => Promise<Outcome>): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await narrowTo(tx, { personId: '', organisationIds: [], isService: true })
    return work(tx)
  })
}

async function findOrSave(tx: Queries, profile: UserProfile): Promise<KnownPerson> {
  const known = await findPersonBySubject(tx, profile.id)
  if (known) return known
  const { id: subject, firstName, lastName } = profile
  // An address nobody has proved could be somebody else's, with their organisation behind it.
  const email = profile.hasVerifiedEmail ? profile.email.toLowerCase() : `${subject}@unverified.invalid`
  await savePerson(tx, { id: randomUUIDv7(), subject, email, firstName, lastName })
  const saved = await findPersonBySubject(tx, profile.id)
  if (!saved) throw new Error('a person was saved and is not there')
  return saved
}
