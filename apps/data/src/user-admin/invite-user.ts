import { randomUUIDv7 } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type AccessRefusal, decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { inviteExpiry, toDay } from '@ferrule/domain/user-admin/invitation'
import type { InviteInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { insertAccess } from './access-writing-store.ts'
import type { ChangeDeps } from './change-access.ts'
import { findVisibleUser, insertInvitation } from './invitation-store.ts'
import { listLimitedApplications, listOrganisationsById } from './managed-organisation-store.ts'
import { queueInvitationMail } from './queue-invitation-mail.ts'
import { recordUserEvent } from './record-user-event.ts'
import { type AdminRefusal, runAdminChange } from './run-admin-change.ts'

export type InviteRefusal = AccessRefusal | 'already-visible' | AdminRefusal

/** `userId` is set if the caller sees the user already; `expiresAt` on success. */
export type InviteOutcome = { userId: string | null; expiresAt: string | null }

/**
 * Invites an address into an organisation. The response never depends on whether an account exists: only a user whom
 * the caller sees already is named.
 */
export async function inviteUser(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: InviteInput,
): Promise<Result<InviteOutcome, InviteRefusal>> {
  return runAdminChange(db, { actor, operation: 'invite-user', input }, (tx, administrator) =>
    saveInvite(tx, administrator, { invite: input, at: now() }),
  )
}

export type Invite = Omit<InviteInput, 'idempotencyKey'>

export async function saveInvite(
  tx: Queries,
  administrator: Administrator,
  { invite, at }: { invite: Invite; at: Date },
): Promise<Result<InviteOutcome, AccessRefusal>> {
  const { email, organisationId, applications, reason, endsOn, message, language } = invite
  const refusal = await decideInvite(tx, administrator, { invite, today: toDay(at) })
  if (!refusal.ok) return refusal
  const visible = await findVisibleUser(tx, administrator, { email, organisationId })
  if (visible) return ok({ userId: visible, expiresAt: null })
  const by = administrator.personId
  const id = randomUUIDv7()
  const expiresAt = inviteExpiry(at)
  const invitation = { id, email, organisationId, language, message, invitedBy: by, invitedAt: at, expiresAt }
  if (!(await insertInvitation(tx, invitation))) {
    const other = await findVisibleUser(tx, administrator, { email, organisationId })
    return ok({ userId: other ?? null, expiresAt: null })
  }
  for (const { application, role } of applications) {
    await insertAccess(tx, {
      id: randomUUIDv7(),
      organisationId,
      invitationId: id,
      application,
      role,
      status: 'invited',
      reason,
      endsOn,
      by,
      at,
    })
  }
  await recordUserEvent(tx, {
    by,
    action: 'invite-user',
    userId: id,
    organisationId,
    after: { applications: applications.map(({ application }) => application).join(' '), status: 'invited' },
  })
  await queueInvitationMail(tx, { id, email })
  return ok({ userId: null, expiresAt: expiresAt.toISOString() })
}

/** Every application must be one that the administrator may grant to a stranger in this organisation. */
async function decideInvite(
  tx: Queries,
  administrator: Administrator,
  { invite, today }: { invite: Invite; today: string },
): Promise<Result<undefined, AccessRefusal>> {
  const { organisationId, applications, endsOn } = invite
  const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
  if (!organisation) return refuse('not-found')
  const limited = await listLimitedApplications(tx, [organisationId])
  for (const { application, role } of applications) {
    const facts = {
      personId: null,
      organisationId,
      application,
      role,
      status: 'none' as const,
      isOffered: !limited.some((one) => one.application === application),
      colleagues: [],
    }
    const decided = decideAccessChange(administrator, facts, { action: 'add-application', endsOn, today })
    if (!decided.ok) return decided
  }
  return ok(undefined)
}
