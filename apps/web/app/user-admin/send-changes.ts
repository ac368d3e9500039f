import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { AcceptRequest } from './accept-request.generated.ts'
import { AddApplication } from './add-application.generated.ts'
import { AddOrganisationToUser } from './add-organisation-to-user.generated.ts'
import { attempt, type Query } from './attempt.ts'
import type { Change, ChangeResult } from './change.ts'
import { CloseAccessReview } from './close-access-review.generated.ts'
import { DeclineAccess } from './decline-access.generated.ts'
import { DeleteUser } from './delete-user.generated.ts'
import { GrantAccess } from './grant-access.generated.ts'
import { KeepAccess } from './keep-access.generated.ts'
import { RemoveOrganisationFromUser } from './remove-organisation-from-user.generated.ts'
import { runDirectoryChange } from './company-directory/run-directory-change.ts'
import { ResendInvite } from './resend-invite.generated.ts'
import { SendNewInvite } from './send-new-invite.generated.ts'
import { toUndo } from './to-undo.ts'
import { UndoAccessChange } from './undo-access-change.generated.ts'
import { UndoKeepAccess } from './undo-keep-access.generated.ts'
import { UpdateAccess } from './update-access.generated.ts'
import { WithdrawAccess } from './withdraw-access.generated.ts'

type Payload = {
  id: string | null
  version?: number | null
  losesView?: boolean
  refusal: string | null
  fields: readonly string[]
}

/** Sends the changes one after another. A failed change does not prevent the others. */
export async function sendChanges(key: string, changes: readonly [Change, ...Change[]]): Promise<ChangeResult> {
  const attempts = []
  for (const change of changes) {
    attempts.push(await attempt<Payload>((query) => run(change, `${key} ${change.intent}`, query)))
  }
  const payloads = attempts.flatMap(({ payload, failure }) => (failure ? [] : [payload]))
  const { intent } = changes[0]
  const failures = attempts.flatMap(({ failure }) => failure ?? [])
  return {
    intent,
    saved: payloads.length,
    undo: payloads.flatMap((payload) => toUndo(intent, payload)),
    failures,
    losesView: payloads.some(({ losesView }) => losesView),
    isRetryable: attempts.some(({ payload }) => payload === undefined),
  }
}

async function run(change: Change, key: string, query: Query): Promise<Payload> {
  switch (change.intent) {
    case 'grant':
      return (await query(GrantAccess, { input: await withIdempotencyKey(key, change.input) })).grantAccess
    case 'accept':
      return (await query(AcceptRequest, { input: await withIdempotencyKey(key, change.input) })).acceptRequest
    case 'update':
      return (await query(UpdateAccess, { input: await withIdempotencyKey(key, change.input) })).updateAccess
    case 'decline':
      return (await query(DeclineAccess, { input: await withIdempotencyKey(key, change.input) })).declineAccess
    case 'withdraw':
      return (await query(WithdrawAccess, { input: await withIdempotencyKey(key, change.input) })).withdrawAccess
    case 'keep':
      return (await query(KeepAccess, { input: await withIdempotencyKey(key, change.input) })).keepAccess
    case 'undo-keep':
      return (await query(UndoKeepAccess, { input: await withIdempotencyKey(key, change.input) })).undoKeepAccess
    case 'close-review':
      return (await query(CloseAccessReview, { input: await withIdempotencyKey(key, change.input) })).closeAccessReview
    case 'undo':
      return (await query(UndoAccessChange, { input: await withIdempotencyKey(key, change.input) })).undoAccessChange
    case 'add-application':
      return (await query(AddApplication, { input: await withIdempotencyKey(key, change.input) })).addApplication
    case 'add-organisation':
      return (await query(AddOrganisationToUser, { input: await withIdempotencyKey(key, change.input) }))
        .addOrganisationToUser
    case 'remove-organisation':
      return (await query(RemoveOrganisationFromUser, { input: await withIdempotencyKey(key, change.input) }))
        .removeOrganisationFromUser
    case 'resend':
      return (await query(ResendInvite, { input: await withIdempotencyKey(key, change.input) })).resendInvite
    case 'send-new':
      return (await query(SendNewInvite, { input: await withIdempotencyKey(key, change.input) })).sendNewInvite
    case 'delete':
      return (await query(DeleteUser, { input: await withIdempotencyKey(key, change.input) })).deleteUser
    default:
      return runDirectoryChange(change, key, query)
  }
}
