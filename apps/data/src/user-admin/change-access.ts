import { randomUUIDv7 } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { AccessAction } from '@ferrule/domain/user-admin/access-status'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type AccessRefusal, decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import type { AddApplicationInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { Deps } from '../graphql/request-context.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccessRow, lockAccess, lockAccessTo } from './access-store.ts'
import { decideRequest, insertAccess, lockRequestOf, saveAccess } from './access-writing-store.ts'
import { listLimitedApplications } from './managed-organisation-store.ts'
import { recordUserEvent } from './record-user-event.ts'
import { requestIdentitySync } from './request-identity-sync.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'
import { toAccessFacts } from './to-managed-access.ts'
import { findUserFacts, lockOrganisation } from './user-facts-queries.ts'
import { endEmptyInvitation } from './invitation-store.ts'

export type ChangeDeps = Pick<Deps, 'db' | 'now'>

export type ChangedAccess = { id: string; version: number }

/** Names of the changes in the audit trail. */
export const auditActions: Partial<Record<AccessAction, string>> = {
  'add-application': 'add-application',
  grant: 'grant-access',
  accept: 'accept-request',
  update: 'update-access',
  decline: 'decline-access',
  withdraw: 'withdraw-access',
}

/** `role` and `endsOn` only for changes that grant something. */
export type AccessChangeInput = {
  idempotencyKey: string
  accessId: string
  reason: string
  role?: string
  endsOn?: string | undefined
}

type ChangeAction = 'grant' | 'accept' | 'update' | 'decline' | 'withdraw'

/** Changes an existing access. Access, request, audit event and the job for the identity server share a transaction. */
export async function changeAccess(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  { action, input }: { action: ChangeAction; input: AccessChangeInput },
): Promise<Result<ChangedAccess, AccessRefusal | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: action, input }, async (tx, administrator) => {
    await lockRequestOf(tx, input.accessId)
    const access = await lockAccess(tx, administrator, input.accessId)
    if (!access) return refuse('not-found')
    if (access.application === 'user-administration') await lockOrganisation(tx, access.organisationId)
    return applyChange(tx, administrator, { access, action, input, at: now() })
  })
}

type Change = {
  access: AccessRow
  action: AccessAction
  input: Omit<AccessChangeInput, 'accessId' | 'idempotencyKey'>
  at: Date
}

async function applyChange(
  tx: Queries,
  administrator: Administrator,
  { access, action, input, at }: Change,
): Promise<Result<ChangedAccess, AccessRefusal>> {
  const { role = access.role, endsOn } = input
  const decided = decideAccessChange(administrator, toAccessFacts(access), { action, role, endsOn, today: toDay(at) })
  if (!decided.ok) return decided
  const status = decided.value
  const grants = input.role !== undefined
  const version = await saveAccess(tx, access, {
    status,
    role,
    reason: input.reason || access.reason,
    endsOn: grants ? endsOn : (access.endsOn ?? undefined),
    by: administrator.personId,
    at,
    grants,
  })
  if (access.status === 'pending' && access.requestId) {
    await decideRequest(tx, access.requestId, { outcome: status === 'active' ? 'granted' : 'declined', at })
  }
  await recordUserEvent(tx, {
    by: administrator.personId,
    action: auditActions[action] ?? action,
    userId: access.personId ?? access.invitationId ?? '',
    organisationId: access.organisationId,
    before: { application: access.application, role: access.role, status: access.status },
    after: { application: access.application, role, status, endsOn: endsOn ?? null },
  })
  if (access.personId) await requestIdentitySync(tx, access.personId, at)
  if (access.invitationId) await endEmptyInvitation(tx, access.invitationId, at)
  return ok({ id: access.id, version })
}

/** Gives a user an application that they do not have in this organisation. */
export async function addApplication(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: AddApplicationInput,
): Promise<Result<ChangedAccess, AccessRefusal | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: 'add-application', input }, async (tx, administrator) => {
    const { userId: personId, organisationId, application, role, reason, endsOn } = input
    const user = await findUserFacts(tx, personId)
    if (!user?.organisationIds.includes(organisationId)) return refuse('not-found')
    const at = now()
    const access = await lockAccessTo(tx, administrator, { personId, organisationId, application })
    if (access) return applyChange(tx, administrator, { access, action: 'add-application', input, at })
    const limited = await listLimitedApplications(tx, [organisationId])
    const facts = {
      personId,
      organisationId,
      application,
      role,
      status: 'none' as const,
      isOffered: !limited.some((one) => one.application === application),
      colleagues: [],
    }
    const change = { action: 'add-application' as const, role, endsOn, today: toDay(at) }
    const decided = decideAccessChange(administrator, facts, change)
    if (!decided.ok) return decided
    const id = randomUUIDv7()
    const by = administrator.personId
    const isNew = await insertAccess(tx, {
      id,
      organisationId,
      personId,
      application,
      role,
      status: decided.value,
      reason,
      endsOn,
      by,
      at,
    })
    if (!isNew) return refuse('changed-since')
    await recordUserEvent(tx, {
      by,
      action: 'add-application',
      userId: personId,
      organisationId,
      after: { application, role, status: decided.value, endsOn: endsOn ?? null },
    })
    await requestIdentitySync(tx, personId, at)
    return ok({ id, version: 1 })
  })
}
