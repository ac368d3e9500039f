import { randomUUIDv7 } from 'node:crypto'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { Database, Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { joinThroughCompany } from './join-through-company.ts'
import { findPersonBySubject, type PersonWithOrganisations } from './person-queries.ts'
import { savePerson, setRowScope } from './person-store.ts'

/** The person on whose behalf rows are accessed. Stores filter by it, and row-level security enforces it. */
export type Scope = {
  personId: string
  organisationIds: readonly string[]
  /** Whether the person is a service agent, who sees every organisation. */
  isService: boolean
}

/** Runs `work` in a transaction limited to the rows that the user may see. */
export async function withUserScope<Outcome>(
  db: Database,
  { profile }: SignedInActor,
  work: (tx: Queries, scope: Scope) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { id, organisationIds } = await findOrSave(tx, profile)
    const scope = { personId: id, organisationIds, isService: profile.roles.includes(serviceDeskRole) }
    await setRowScope(tx, scope)
    return work(tx, scope)
  })
}

/** The same for a person identified without sign-in, such as by a reply address. */
export async function withScope<Outcome>(
  db: Database,
  scope: Scope,
  work: (tx: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await setRowScope(tx, scope)
    return work(tx)
  })
}

/** Runs `work` with access to every organisation, for jobs and seeds. */
export async function withServiceScope<Outcome>(
  db: Database,
  work: (tx: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await setRowScope(tx, { personId: '', organisationIds: [], isService: true })
    return work(tx)
  })
}

/** The person of a signed-in user, saved at the first sign-in and made a member of the company that vouches for them. */
export async function findOrSave(tx: Queries, profile: UserProfile): Promise<PersonWithOrganisations> {
  const known = await findPersonBySubject(tx, profile.id)
  const person = known ?? (await saveNewPerson(tx, profile))
  if (!(await joinThroughCompany(tx, person.id, profile))) return person
  return getPerson(tx, profile.id)
}

async function saveNewPerson(tx: Queries, profile: UserProfile): Promise<PersonWithOrganisations> {
  const { id: subject, firstName, lastName } = profile
  // An unverified address could belong to another person and give access to their organisation.
  const email = profile.hasVerifiedEmail ? profile.email.toLowerCase() : `${subject}@unverified.invalid`
  await savePerson(tx, { id: randomUUIDv7(), subject, email, firstName, lastName })
  return getPerson(tx, subject)
}

async function getPerson(tx: Queries, subject: string): Promise<PersonWithOrganisations> {
  const saved = await findPersonBySubject(tx, subject)
  if (!saved) throw new Error('saved person not found')
  return saved
}
