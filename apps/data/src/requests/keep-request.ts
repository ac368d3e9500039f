import { mayKeepRequest } from '@ferrule/domain/requests/kept-request'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import { type SignedInActor, toAuditName } from '../sign-in/actor.ts'
import { insertKeptRequest, isKeptBy } from './kept-request-store.ts'
import { findVisitorRequest } from './visitor-request-store.ts'

type KeepDeps = Pick<Deps, 'db' | 'now' | 'requestLinks'>

/**
 * Keeps a request in the account of whoever sent it, with its audit event; again it changes nothing. Why it is refused
 * is not said: nobody learns whose request a link leads to.
 */
export async function keepRequest(
  { db, now, requestLinks }: KeepDeps,
  actor: SignedInActor,
  token: string,
): Promise<Result<{ id: string }, 'request-unknown'>> {
  const id = requestLinks.readToken(token)
  if (id === undefined) return refuse('request-unknown')
  return workFor(db, actor, async (tx, scope) => {
    const request = await findVisitorRequest(tx, id)
    const email = request?.answers['email'] ?? null
    if (!request || !mayKeepRequest({ ...request, email }, actor.profile, now())) return refuse('request-unknown')
    const isNew = await insertKeptRequest(tx, scope, { requestId: id, keptAt: now() })
    if (!isNew && !(await isKeptBy(tx, scope, id))) return refuse('request-unknown')
    if (isNew) {
      await recordEvent(tx, {
        actor: toAuditName(actor),
        action: 'keep-request',
        subjectType: 'visitor-request',
        subjectId: id,
      })
    }
    return ok({ id })
  })
}
