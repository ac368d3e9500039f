import { randomUUIDv7 } from 'node:crypto'
import { planGroupAccess } from '@ferrule/domain/scim/group-access'
import type { AccessAction } from '@ferrule/domain/user-admin/access-status'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import type { Queries } from '../../postgres/database.ts'
import { type AccessRow, lockAccessesIn } from '../access-store.ts'
import { decideRequest, insertAccess, saveAccess } from '../access-writing-store.ts'
import { auditActions } from '../change-access.ts'
import { listLimitedApplications } from '../managed-organisation-store.ts'
import { recordUserEvent } from '../record-user-event.ts'
import { toAccessFacts } from '../to-managed-access.ts'
import { type Directory, directoryActor } from './directory-scope.ts'
import { listGroupApplicationsOf } from './scim-group-store.ts'

type Given = Awaited<ReturnType<typeof listGroupApplicationsOf>>[number]

type Person = { personId: string; at: Date }

/**
 * Gives a member the applications of their groups and withdraws those that no group gives any more. The rights are those
 * of an administrator of the organisation. The caller requests the synchronisation with the identity server.
 */
export async function applyGroupAccess(
  tx: Queries,
  { organisationId }: Pick<Directory, 'organisationId'>,
  { personId, at }: Person,
): Promise<void> {
  const administrator = { kind: 'external' as const, personId: '', organisationIds: [organisationId] }
  const given = await listGroupApplicationsOf(tx, { organisationId, personId })
  const held = await lockAccessesIn(tx, administrator, { personId, organisationId })
  const plan = planGroupAccess(
    given,
    held.map(({ id, application, role, status, scimGroupId, changedBy }) => {
      return { id, application, role, status, groupId: scimGroupId ?? undefined, isChangedByPerson: changedBy !== null }
    }),
  )
  const nameOf = (groupId: string) => given.find((one) => one.groupId === groupId)?.groupName ?? ''
  const limited = plan.add.length > 0 ? await listLimitedApplications(tx, [organisationId]) : []
  for (const { groupId, application, role } of plan.add) {
    if (limited.some((one) => one.application === application)) continue
    const wanted = { groupId, application, role, groupName: nameOf(groupId) }
    await addAccess(tx, administrator, { wanted, personId, at })
  }
  for (const { id, action, role, groupId } of plan.change) {
    const access = held.find((one) => one.id === id)
    if (access) await change(tx, administrator, { access, action, role, groupId, reason: nameOf(groupId), at })
  }
  for (const id of plan.withdraw) {
    const access = held.find((one) => one.id === id)
    if (!access) continue
    const { role, reason } = access
    await change(tx, administrator, { access, action: 'withdraw', role, groupId: access.scimGroupId, reason, at })
  }
}

type Addition = Person & { wanted: Given }

async function addAccess(tx: Queries, administrator: Administrator, { wanted, personId, at }: Addition): Promise<void> {
  const { groupId, groupName, application, role } = wanted
  const [organisationId = ''] = administrator.organisationIds
  const facts = {
    personId,
    organisationId,
    application,
    role,
    status: 'none' as const,
    isOffered: true,
    colleagues: [],
  }
  const decided = decideAccessChange(administrator, facts, { action: 'add-application', today: toDay(at) })
  if (!decided.ok) return
  const status = decided.value
  const access = { id: randomUUIDv7(), organisationId, personId, application, role, status }
  const origin = { reason: groupName, endsOn: undefined, by: undefined, at, scimGroupId: groupId }
  await insertAccess(tx, { ...access, ...origin })
  await recordUserEvent(tx, {
    by: directoryActor,
    action: 'add-application',
    userId: personId,
    organisationId,
    after: { application, role, status, group: groupId },
  })
}

type Change = {
  access: AccessRow
  action: AccessAction
  role: string
  groupId: string | null
  reason: string
  at: Date
}

async function change(tx: Queries, administrator: Administrator, wanted: Change): Promise<void> {
  const { access, action, role, groupId, reason, at } = wanted
  const decided = decideAccessChange(administrator, toAccessFacts(access), { action, role, today: toDay(at) })
  if (!decided.ok) return
  const status = decided.value
  const grants = action !== 'withdraw'
  await saveAccess(tx, access, {
    status,
    role,
    reason,
    endsOn: grants ? undefined : (access.endsOn ?? undefined),
    by: undefined,
    at,
    grants,
    scimGroupId: groupId ?? undefined,
  })
  if (access.status === 'pending' && access.requestId) {
    await decideRequest(tx, access.requestId, { outcome: 'granted', at })
  }
  await recordUserEvent(tx, {
    by: directoryActor,
    action: auditActions[action] ?? action,
    userId: access.personId ?? '',
    organisationId: access.organisationId,
    before: { application: access.application, role: access.role, status: access.status },
    after: { application: access.application, role, status, group: groupId },
  })
}
