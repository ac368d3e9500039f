import { createHash, randomUUIDv7 } from 'node:crypto'
import { decideRepeatedRequest } from '@ferrule/domain/idempotency/repeated-request'
import { toRequestNumber } from '@ferrule/domain/requests/request'
import type { RequestAddition } from '@ferrule/domain/requests/request-progress'
import { afterAddition } from '@ferrule/domain/requests/request-state'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import { findUsableUploads } from '../files/find-usable-uploads.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findRequestByToken } from './find-request.ts'
import { claimIdempotencyKey, releaseIdempotencyKey } from '../idempotency/idempotency-key-queries.ts'
import { insertRequestFiles } from './request-file-store.ts'
import { lockDeskRequest } from './request-work-store.ts'
import { insertRequestComment, saveRequestState } from './visitor-request-store.ts'

const addedResponse = z.object({ commentId: z.string() })

type Added = z.infer<typeof addedResponse>

type AdditionDeps = Pick<
  RequestContext,
  'db' | 'now' | 'requestLinks' | 'requestTeamAddress' | 'operationLimits' | 'clientAddress'
>

/** Adds text and files to a request and notifies its team by mail, in one transaction with the audit event. */
export async function addToRequest(
  deps: AdditionDeps,
  token: string,
  { idempotencyKey: key, body, files: uploadIds }: RequestAddition,
): Promise<Result<Added, 'unknown-request' | 'limited' | 'idempotency-key-reused' | 'file-unusable'>> {
  const request = await findRequestByToken(deps, token)
  if (!request) return refuse('unknown-request')
  const caller = { address: deps.clientAddress, owner: request.id }
  if (!(await deps.operationLimits.take('add-to-request', caller))) return refuse('limited')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.id, body, uploadIds]))
    .digest('base64url')
  const comment = { id: randomUUIDv7(), body, addedAt: deps.now() }
  const response = { commentId: comment.id }
  return deps.db.transaction(async (tx) => {
    const claim = { operation: 'add-to-request', key, fingerprint, response }
    const earlier = await claimIdempotencyKey(tx, claim, addedResponse)
    if (earlier) return decideRepeatedRequest(earlier, fingerprint)
    // An agent may have changed the request since it was read.
    const locked = await lockDeskRequest(tx, request.id)
    const files = await findUsableUploads(tx, uploadIds)
    if (!locked || !files) {
      await releaseIdempotencyKey(tx, claim)
      return refuse(locked ? 'file-unusable' : 'unknown-request')
    }
    if (body !== '') await insertRequestComment(tx, request.id, comment)
    await insertRequestFiles(tx, { requestId: request.id, uploadIds, addedAt: comment.addedAt })
    await saveRequestState(tx, request.id, afterAddition(locked.state))
    await recordEvent(tx, {
      actor: 'anonymous',
      action: 'add-to-request',
      subjectType: 'visitor-request',
      subjectId: request.id,
    })
    await queueMail(tx, {
      kind: 'request-addition-for-team',
      toAddress: request.location?.teamAddress ?? deps.requestTeamAddress,
      subject: `Addition to ${request.kind} request ${toRequestNumber(request.id)}`,
      body: `${[body, ...files.map(({ fileName }) => `file: ${fileName}`)].filter(Boolean).join('\n')}\n`,
    })
    return ok(response)
  })
}
