import { createHash, randomUUIDv7 } from 'node:crypto'
import { decideRepeatedSend } from '@ferrule/domain/requests/repeated-send'
import { toRequestNumber } from '@ferrule/domain/requests/request'
import type { RequestAddition } from '@ferrule/domain/requests/request-progress'
import { afterAddition } from '@ferrule/domain/requests/request-work'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import { findUsableUploads } from '../files/find-usable-uploads.ts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findRequestByToken } from './find-request.ts'
import { claimIdempotencyKey, releaseIdempotencyKey } from './idempotency-key-store.ts'
import { insertRequestFiles } from './request-file-store.ts'
import { insertRequestComment, saveRequestState } from './visitor-request-store.ts'

const added = z.object({ commentId: z.string() })

type Added = z.infer<typeof added>

/** Adds words and files to a request and tells its team: all of it, its audit event and the mail are saved together. */
export async function addToRequest(
  deps: Pick<Deps, 'db' | 'now' | 'requestLinks' | 'requestTeamAddress'>,
  token: string,
  { idempotencyKey: key, words, files: uploadIds }: RequestAddition,
): Promise<Result<Added, 'unknown-request' | 'idempotency-key-reused' | 'file-unusable'>> {
  const request = await findRequestByToken(deps, token)
  if (!request) return refuse('unknown-request')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.id, words, uploadIds]))
    .digest('base64url')
  const comment = { id: randomUUIDv7(), words, addedAt: deps.now() }
  const answer = { commentId: comment.id }
  return deps.db.transaction(async (tx) => {
    const claim = { operation: 'add-to-request', key, fingerprint, answer }
    const earlier = await claimIdempotencyKey(tx, claim, added)
    if (earlier) return decideRepeatedSend(earlier, fingerprint)
    const files = await findUsableUploads(tx, uploadIds)
    if (!files) {
      await releaseIdempotencyKey(tx, claim)
      return refuse('file-unusable')
    }
    if (words !== '') await insertRequestComment(tx, request.id, comment)
    await insertRequestFiles(tx, { requestId: request.id, uploadIds, addedAt: comment.addedAt })
    await saveRequestState(tx, request.id, afterAddition(request.state))
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
      body: `${[words, ...files.map(({ fileName }) => `file: ${fileName}`)].filter(Boolean).join('\n')}\n`,
    })
    return ok(answer)
  })
}
