import { identityRolesOf, managedIdentityRoles } from '@ferrule/domain/user-admin/application-roles'
import { compareRoleMembers } from '@ferrule/domain/user-admin/compare-role-members'
import type { RoleDrift } from '@ferrule/domain/user-admin/role-drift'
import { errorFields } from '@ferrule/telemetry/log'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import {
  listManagedAccounts,
  listPeopleBySubject,
  listSyncOrganisations,
  listUnappliedPeople,
  markProblem,
} from './identity-sync-store.ts'
import { isPermanentRefusal } from './is-permanent-refusal.ts'
import { recordUserEvent } from './record-user-event.ts'
import { type SyncDeps, syncPerson } from './sync-person.ts'

const pageSize = 1000
const memberPageSize = 5000
/** A change normally takes seconds; after this time the reconciliation repeats it. */
const waitingMs = 60_000
const maxPeople = 500

/**
 * Finds and repairs differences between accesses and the identity server. The members of each role are compared as
 * sets, so that the time depends on the number of roles and not on a call for each person.
 */
export async function reconcileIdentity(deps: SyncDeps): Promise<void> {
  const { db, now, log } = deps
  await renameOrganisations(deps)
  const drifted = await findDriftedAccounts(deps)
  const first = await withServiceScope(db, (tx) => listPeopleBySubject(tx, drifted.slice(0, maxPeople)))
  for (const personId of first) {
    const drift = await syncUnlessRefused(deps, personId)
    if (drift) await report(deps, personId, drift)
  }
  const before = new Date(now().getTime() - waitingMs)
  const waiting = await withServiceScope(db, (tx) => listUnappliedPeople(tx, { before, limit: maxPeople }))
  for (const personId of waiting) await syncUnlessRefused(deps, personId)
  log.info('identity-reconciled', { count: drifted.length })
}

/** A change that the identity server refuses for good stays waiting and does not hold back the next person. */
async function syncUnlessRefused(deps: SyncDeps, personId: string): Promise<RoleDrift | undefined> {
  const { db, now, log } = deps
  try {
    return await syncPerson(deps, personId)
  } catch (error) {
    if (!isPermanentRefusal(error)) throw error
    log.warn('identity-change-refused', { recordId: personId, ...errorFields(error) })
    await withServiceScope(db, (tx) => markProblem(tx, personId, { at: now(), problem: 'change-refused' }))
    return undefined
  }
}

/** Accounts whose roles differ, also deleted ones: they are missing in every role. */
async function findDriftedAccounts({ db, directory }: SyncDeps): Promise<string[]> {
  const { addManaged, addMember, listDrifted } = compareRoleMembers()
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const page = await withServiceScope(db, (tx) => listManagedAccounts(tx, { after, limit: pageSize }))
    for (const { subject, accesses } of page) {
      if (subject === null) continue
      addManaged(subject, identityRolesOf(accesses.map((access) => ({ ...access, status: 'active' as const }))))
    }
    after = page.at(-1)?.personId
    isLast = page.length < pageSize
  }
  for (const role of managedIdentityRoles) {
    for (let after = '', isLast = false; !isLast; ) {
      const page = await directory.listRoleMembers(role, { after, max: memberPageSize })
      for (const account of page) addMember(account, role)
      after = page.at(-1) ?? after
      isLast = page.length < memberPageSize
    }
  }
  return listDrifted()
}

async function report({ db, log }: SyncDeps, personId: string, { missing, surplus }: RoleDrift): Promise<void> {
  if (missing.length + surplus.length === 0) return
  log.warn('identity-drift-repaired', { recordId: personId, count: missing.length + surplus.length })
  await withServiceScope(db, (tx) =>
    recordUserEvent(tx, {
      by: 'system',
      action: 'repair-access',
      userId: personId,
      organisationId: null,
      before: { surplus: surplus.join(' ') },
      after: { restored: missing.join(' ') },
    }),
  )
}

/**
 * An organisation that was renamed at the identity server gets its name back; one without members is not created. A
 * refused name, such as one that another organisation has, is reported and does not hold back the roles.
 */
async function renameOrganisations({ db, directory, log }: SyncDeps): Promise<void> {
  const names = new Map((await withServiceScope(db, listSyncOrganisations)).map(({ number, name }) => [number, name]))
  for (const organisation of await directory.listAllOrganisations()) {
    const recordId = organisation.alias
    const name = names.get(organisation.alias)
    if (name === undefined || name === organisation.name) continue
    try {
      await directory.renameOrganisation({ ...organisation, name })
      log.warn('identity-organisation-renamed', { recordId })
    } catch (error) {
      log.warn('identity-organisations-failed', { recordId, ...errorFields(error) })
    }
  }
}
