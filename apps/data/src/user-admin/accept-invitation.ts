import { randomUUIDv7 } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { type AcceptanceRefusal, decideAcceptance } from '@ferrule/domain/user-admin/invitation'
import type { InvitedAccountInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { Deps } from '../graphql/request-context.ts'
import { linkPerson } from '../portal-access/person-queries.ts'
import { findOrSave, withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { activateInvited, findInvitationByToken, markAccepted } from './acceptance-store.ts'
import type { ChangeDeps } from './change-access.ts'
import { insertMembership } from './membership-store.ts'
import { recordUserEvent } from './record-user-event.ts'
import { requestIdentitySync } from './request-identity-sync.ts'
import { toName } from './to-managed-access.ts'

export type InvitationView = {
  email: string
  organisationName: string
  invitedBy: string
  applications: string[]
  message: string
  expiresAt: Date
  isExpired: boolean
  /** Whether the invited person has to choose a password first. */
  needsAccount: boolean
}

type DirectoryDeps = ChangeDeps & Pick<Deps, 'directory'>

/** The page behind the link of the mail. Undefined for an unknown, used or withdrawn token. */
export async function readInvitation(
  { db, now, directory }: DirectoryDeps,
  token: string,
): Promise<InvitationView | undefined> {
  const found = await withServiceScope(db, (tx) => findInvitationByToken(tx, token))
  if (!found) return undefined
  const { email, organisationName, inviterFirstName, inviterLastName, applications, message, expiresAt } = found
  return {
    email,
    organisationName,
    invitedBy: toName(inviterFirstName, inviterLastName) ?? '',
    applications,
    message,
    expiresAt,
    isExpired: now() >= expiresAt,
    needsAccount: (await directory.findPersonId(email)) === undefined,
  }
}

type Accepted = { application: string | null }
type Found = NonNullable<Awaited<ReturnType<typeof findInvitationByToken>>>

/** Accepts an invite as the signed-in owner of its address. */
export async function acceptInvitation(
  { db, now }: ChangeDeps,
  { profile }: SignedInActor,
  token: string,
): Promise<Result<Accepted, AcceptanceRefusal | 'not-found'>> {
  return withServiceScope(db, async (tx) => {
    const invitation = await findInvitationByToken(tx, token)
    if (!invitation) return refuse('not-found')
    const decided = decideAcceptance(invitation, profile, now())
    if (!decided.ok) return decided
    const person = await findOrSave(tx, profile)
    return save(tx, { invitation, personId: person.id, at: now() })
  })
}

/**
 * Creates the account of an invited person, who proves the address with the token of the mail, and accepts the invite.
 * If our own commit fails after it, the account exists and its owner accepts the invite signed in.
 */
export async function createInvitedAccount(
  { db, now, directory }: DirectoryDeps,
  { token, firstName, lastName, password, language }: InvitedAccountInput,
): Promise<Result<Accepted, AcceptanceRefusal | 'not-found' | 'account-exists' | 'password-refused'>> {
  return withServiceScope(db, async (tx) => {
    const invitation = await findInvitationByToken(tx, token)
    if (!invitation) return refuse('not-found')
    const { email } = invitation
    const decided = decideAcceptance(invitation, { email, hasVerifiedEmail: true }, now())
    if (!decided.ok) return decided
    const created = await directory.createPerson({ email, firstName, lastName, language, password })
    if (created === 'exists') return refuse('account-exists')
    if (created === 'password-refused') return refuse('password-refused')
    const person = { id: randomUUIDv7(), subject: created.id, email, firstName, lastName }
    const personId = await linkPerson(tx, person)
    return save(tx, { invitation, personId, at: now() })
  })
}

type Acceptance = { invitation: Found; personId: string; at: Date }

async function save(tx: Queries, { invitation, personId, at }: Acceptance): Promise<Result<Accepted, 'not-found'>> {
  const { id, organisationId, applications } = invitation
  if (!(await markAccepted(tx, { id, personId, at }))) return refuse('not-found')
  await insertMembership(tx, { personId, organisationId, since: at })
  await activateInvited(tx, { id, personId, at })
  await recordUserEvent(tx, {
    by: personId,
    action: 'accept-invite',
    userId: personId,
    organisationId,
    before: { status: 'invited', invitation: id },
    after: { status: 'active', applications: applications.join(' ') },
  })
  await requestIdentitySync(tx, personId, at)
  return ok({ application: applications[0] ?? null })
}
