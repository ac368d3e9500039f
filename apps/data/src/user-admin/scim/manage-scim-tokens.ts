import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { NewScimTokenInput, RevokeScimTokenInput } from '@ferrule/domain/company-directory/company-directory-input'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { maxScimTokens, scimTokenExpiry } from '@ferrule/domain/scim/scim-token'
import { recordEvent } from '../../audit/record-event.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import type { ChangeDeps } from '../change-access.ts'
import { listOrganisationsById } from '../managed-organisation-store.ts'
import { type AdminRefusal, runAdminChange } from '../run-admin-change.ts'
import { lockOrganisation } from '../user-facts-queries.ts'
import { insertScimToken, listScimTokens, revokeScimToken } from './scim-token-store.ts'

/** `token` is undefined for a repeated request: it is shown once, so no response with it is stored. */
export type MadeToken = { id: string; token: string | undefined }

export async function makeScimToken(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: NewScimTokenInput,
): Promise<Result<MadeToken, 'not-found' | 'too-many-tokens' | AdminRefusal>> {
  const token = `scim_${randomBytes(32).toString('base64url')}`
  let isMade = false
  const made = await runAdminChange(db, { actor, operation: 'make-scim-token', input }, async (tx, administrator) => {
    const { organisationId } = input
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    if (!organisation) return refuse('not-found')
    await lockOrganisation(tx, organisationId)
    const at = now()
    if ((await listScimTokens(tx, organisationId, at)).length >= maxScimTokens) return refuse('too-many-tokens')
    const id = randomUUIDv7()
    const { personId } = administrator
    const expiresAt = scimTokenExpiry(at)
    await insertScimToken(tx, { id, organisationId, token, madeBy: personId, madeAt: at, expiresAt })
    await recordEvent(tx, {
      actor: personId,
      action: 'make-scim-token',
      subjectType: 'organisation',
      subjectId: organisationId,
      after: { token: id, expiresAt: expiresAt.toISOString() },
    })
    isMade = true
    return ok({ id })
  })
  return made.ok ? ok({ id: made.value.id, token: isMade ? token : undefined }) : made
}

/** The directory cannot send anything with the token from the next request on. */
export async function endScimToken(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: RevokeScimTokenInput,
): Promise<Result<{ id: string }, 'not-found' | AdminRefusal>> {
  return runAdminChange(db, { actor, operation: 'revoke-scim-token', input }, async (tx, administrator) => {
    const { organisationId, tokenId } = input
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    if (!organisation || !(await revokeScimToken(tx, { organisationId, id: tokenId, at: now() })))
      return refuse('not-found')
    await recordEvent(tx, {
      actor: administrator.personId,
      action: 'revoke-scim-token',
      subjectType: 'organisation',
      subjectId: organisationId,
      after: { token: tokenId },
    })
    return ok({ id: tokenId })
  })
}
