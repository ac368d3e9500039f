import { maySaveRequest } from '@ferrule/domain/requests/saved-request'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../../audit/record-event.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { withUserScope } from '../../portal-access/with-user-scope.ts'
import { type SignedInActor, toAuditName } from '../../sign-in/actor.ts'
import { insertSavedRequest, isSavedBy } from './saved-request-store.ts'
import { findVisitorRequest } from '../visitor-request-store.ts'

type SaveDeps = Pick<Deps, 'db' | 'now' | 'requestLinks'>

/**
 * Saves a request in the account of its sender, with an audit event. Idempotent. All refusals are alike, so that a
 * caller cannot learn whose request a link opens.
 */
export async function saveRequest(
  { db, now, requestLinks }: SaveDeps,
  actor: SignedInActor,
  token: string,
): Promise<Result<{ id: string }, 'request-unknown'>> {
  const id = requestLinks.readToken(token)
  if (id === undefined) return refuse('request-unknown')
  return withUserScope(db, actor, async (tx, scope) => {
    const request = await findVisitorRequest(tx, id)
    const email = request?.answers['email'] ?? null
    if (!request || !maySaveRequest({ ...request, email }, actor.profile, now())) return refuse('request-unknown')
    const isNew = await insertSavedRequest(tx, scope, { requestId: id, savedAt: now() })
    if (!isNew && !(await isSavedBy(tx, scope, id))) return refuse('request-unknown')
    if (isNew) {
      await recordEvent(tx, {
        actor: toAuditName(actor),
        action: 'save-request',
        subjectType: 'visitor-request',
        subjectId: id,
      })
    }
    return ok({ id })
  })
}
