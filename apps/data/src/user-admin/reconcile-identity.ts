import { identityRolesOf, managedIdentityRoles } from '@ferrule/domain/user-admin/application-roles'
import type { RoleDrift } from '@ferrule/domain/user-admin/role-drift'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import {
  listPeopleBySubject,
  listSyncOrganisations,
  listUnappliedPeople,
  listWantedRoles,
} from './identity-sync-store.ts'
import { recordUserEvent } from './record-user-event.ts'
import { type SyncDeps, syncPerson } from './sync-person.ts'

const pageSize = 1000
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
  const drifted = await findDriftedPeople(deps)
  for (const personId of drifted.slice(0, maxPeople)) {
    const drift = await syncPerson(deps, personId)
    if (drift) await report(deps, personId, drift)
  }
  const before = new Date(now().getTime() - waitingMs)
  const waiting = await withServiceScope(db, (tx) => listUnappliedPeople(tx, { before, limit: maxPeople }))
  for (const personId of waiting) await syncPerson(deps, personId)
  log.info('identity-reconciled', { count: drifted.length })
}

/** People whose roles differ, also those whose account was deleted: they are missing in every role. */
async function findDriftedPeople({ db, directory }: SyncDeps): Promise<string[]> {
  const wanted = await withServiceScope(db, listWantedRoles)
  const bySubject = Map.groupBy(wanted, ({ subject }) => subject)
  const wantedRoles = new Map(
    [...bySubject].map(([subject, held]) => [
      subject,
      new Set(identityRolesOf(held.map((access) => ({ ...access, status: 'active' as const })))),
    ]),
  )
  const drifted = new Set<string>()
  for (const role of managedIdentityRoles) {
    const members = new Set<string>()
    for (let first = 0; ; first += pageSize) {
      const page = await directory.listRoleMembers(role, { first, max: pageSize })
      for (const id of page) members.add(id)
      if (page.length < pageSize) break
    }
    for (const [subject, roles] of wantedRoles) if (roles.has(role) && !members.has(subject)) drifted.add(subject)
    for (const subject of members) if (!wantedRoles.get(subject)?.has(role)) drifted.add(subject)
  }
  // Accounts that are not managed here have roles of their own, such as those of employees.
  return withServiceScope(db, async (tx) => (await listPeopleBySubject(tx, [...drifted])).map(({ id }) => id))
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

/** An organisation that was renamed at the identity server gets its name back; one without members is not created. */
async function renameOrganisations({ db, directory, log }: SyncDeps): Promise<void> {
  const names = new Map((await withServiceScope(db, listSyncOrganisations)).map(({ number, name }) => [number, name]))
  for (const { alias, name } of await directory.listAllOrganisations()) {
    const wanted = names.get(alias)
    if (wanted === undefined || wanted === name) continue
    await directory.saveOrganisation({ alias, name: wanted })
    log.warn('identity-organisation-renamed', { recordId: alias })
  }
}
