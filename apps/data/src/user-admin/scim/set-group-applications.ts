import type { GroupApplicationsInput } from '@ferrule/domain/company-directory/company-directory-input'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { mayGroupGive } from '@ferrule/domain/scim/group-access'
import { recordEvent } from '../../audit/record-event.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import type { ChangeDeps } from '../change-access.ts'
import { listLimitedApplications, listOrganisationsById } from '../managed-organisation-store.ts'
import { type AdminRefusal, runAdminChange } from '../run-admin-change.ts'
import { lockOrganisation } from '../user-facts-queries.ts'
import { applyToPeople } from './change-scim-group.ts'
import { findScimGroup, replaceGroupApplications } from './scim-group-store.ts'

/** Chooses the applications that a group of the directory gives, and applies them to its people at once. */
export async function setGroupApplications(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: GroupApplicationsInput,
): Promise<Result<{ id: string }, 'not-found' | 'not-allowed' | 'not-offered' | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: 'set-group-applications', input }, async (tx, administrator) => {
    const { organisationId, groupId, applications } = input
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    if (!organisation) return refuse('not-found')
    await lockOrganisation(tx, organisationId)
    const group = await findScimGroup(tx, organisationId, groupId)
    if (!group) return refuse('not-found')
    if (!applications.every(mayGroupGive)) return refuse('not-allowed')
    const limited = await listLimitedApplications(tx, [organisationId])
    if (applications.some(({ application }) => limited.some((one) => one.application === application)))
      return refuse('not-offered')
    await replaceGroupApplications(tx, { id: groupId, organisationId }, applications)
    await recordEvent(tx, {
      actor: administrator.personId,
      action: 'set-group-applications',
      subjectType: 'scim-group',
      subjectId: groupId,
      after: { organisation: organisationId, applications: applications.map((one) => one.application).join(' ') },
    })
    await applyToPeople(tx, { organisationId }, { people: group.members.map(({ id }) => id), at: now() })
    return ok({ id: groupId })
  })
}
