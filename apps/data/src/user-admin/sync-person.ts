import { randomUUIDv7 } from 'node:crypto'
import type { IdentityDirectory } from '@ferrule/connectors/identity-directory/identity-directory'
import { accessesOfIdentityRoles, identityRolesOf } from '@ferrule/domain/user-admin/application-roles'
import { findRoleDrift, type RoleDrift } from '@ferrule/domain/user-admin/role-drift'
import { errorFields } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { linkPerson } from '../portal-access/person-queries.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { insertAccess } from './access-writing-store.ts'
import { findSyncFacts, markApplied, markProblem, setStatuses, type SyncFacts } from './identity-sync-store.ts'
import { recordUserEvent } from './record-user-event.ts'

export type SyncDeps = Pick<Deps, 'db' | 'now' | 'log'> & { directory: IdentityDirectory }

/**
 * Applies the accesses and organisations of a person at the identity server. Throws while it is unavailable, so that
 * the job is retried; until then the change is shown as waiting. Returns what was repaired.
 */
export async function syncPerson(deps: SyncDeps, personId: string): Promise<RoleDrift | undefined> {
  const { db, now, directory, log } = deps
  const facts = await withServiceScope(db, (tx) => findSyncFacts(tx, personId))
  const subject = facts && (facts.subject ?? (await createAccount(deps, facts)))
  if (!subject) return undefined
  const roles = await directory.findRoles(subject)
  if (!roles) {
    await withServiceScope(db, (tx) => loseAccount(tx, facts, now()))
    log.warn('identity-account-missing', { recordId: personId })
    return undefined
  }
  // People without an organisation and without a change are not managed here, such as employees.
  if (facts.adoptedAt === null && facts.organisations.length === 0) return undefined
  const adopted = facts.adoptedAt === null ? await adoptRoles(deps, facts, roles) : []
  const drift = findRoleDrift(identityRolesOf([...facts.accesses, ...adopted]), roles)
  await directory.changeRoles(subject, { add: drift.missing, remove: drift.surplus })
  const problem = await syncOrganisations(deps, subject, facts)
  await withServiceScope(db, (tx) => markApplied(tx, facts, { at: now(), problem }))
  return drift
}

/**
 * Creates the account of a person whom a directory made a member. It has no password: they sign in through their
 * company, or set one by the link of a mail. Returns its id.
 */
async function createAccount({ db, now, directory, log }: SyncDeps, facts: SyncFacts): Promise<string | undefined> {
  const { id, email, firstName, lastName, provisionedLanguage: language } = facts
  if (language === null) return undefined
  const subject = await directory.ensurePerson({ email, firstName, lastName, language })
  if (subject === 'unverified') {
    log.warn('identity-account-unverified', { recordId: id })
    await withServiceScope(db, (tx) => markProblem(tx, id, { at: now(), problem: 'account-unverified' }))
    return undefined
  }
  await withServiceScope(db, (tx) => linkPerson(tx, { id, subject, email, firstName, lastName }))
  return subject
}

/** Roles from before user administration managed the person become accesses, unless there is a record already. */
async function adoptRoles({ db, now }: SyncDeps, facts: SyncFacts, roles: readonly string[]) {
  const missing = accessesOfIdentityRoles(roles).filter(
    ({ application }) => !facts.accesses.some((access) => access.application === application),
  )
  const adopted = facts.organisations.flatMap(({ id: organisationId }) =>
    missing.map(({ application, role }) => ({ organisationId, application, role, status: 'active' as const })),
  )
  await withServiceScope(db, async (tx) => {
    for (const access of adopted) {
      const granted = { reason: '', endsOn: undefined, by: undefined, at: now() }
      await insertAccess(tx, { id: randomUUIDv7(), personId: facts.id, ...access, ...granted })
      await recordUserEvent(tx, {
        by: 'system',
        action: 'adopt-access',
        userId: facts.id,
        organisationId: access.organisationId,
        after: { application: access.application, role: access.role, status: access.status },
      })
    }
  })
  return adopted
}

/** The account was deleted at the identity server: what the person can use is unknown until they are invited again. */
async function loseAccount(tx: Queries, facts: SyncFacts, at: Date): Promise<void> {
  const lost = facts.accesses.filter(({ status }) => status === 'active')
  await setStatuses(
    tx,
    lost.map(({ id }) => id),
    { status: 'unknown', at },
  )
  for (const { organisationId, application, role } of lost) {
    await recordUserEvent(tx, {
      by: 'system',
      action: 'lose-account',
      userId: facts.id,
      organisationId,
      before: { application, role, status: 'active' },
      after: { application, role, status: 'unknown' },
    })
  }
  await markProblem(tx, facts.id, { at, problem: 'account-missing' })
}

/** Only organisations with a customer number are ours. Their failure does not hold back the roles. */
async function syncOrganisations(
  { directory, log }: SyncDeps,
  subject: string,
  { id, organisations }: SyncFacts,
): Promise<string | null> {
  try {
    const actual = (await directory.listOrganisations(subject)).filter(({ alias }) => /^[0-9]{5,10}$/.test(alias))
    for (const { number, name } of organisations) {
      if (actual.some(({ alias }) => alias === number)) continue
      await directory.addMember(await directory.saveOrganisation({ alias: number, name }), subject)
    }
    for (const { id: organisationId, alias } of actual) {
      if (!organisations.some(({ number }) => number === alias)) await directory.removeMember(organisationId, subject)
    }
    return null
  } catch (error) {
    log.warn('identity-organisations-failed', { recordId: id, ...errorFields(error) })
    return 'organisations-failed'
  }
}
