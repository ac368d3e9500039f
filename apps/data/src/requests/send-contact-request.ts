import { createHash, randomUUIDv7 } from 'node:crypto'
import { toContactReceipt, toRequestNumber } from '@ferrule/domain/requests/contact-receipt'
import {
  type ContactRequest,
  type ContactRequestInput,
  receiveContactRequest,
} from '@ferrule/domain/requests/contact-request'
import { decideRepeatedSend } from '@ferrule/domain/requests/repeated-send'
import { ok, type Result } from '@ferrule/domain/result'
import { z } from 'zod'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import { type Actor, toAuditName } from '../sign-in/actor.ts'
import { insertContactRequest } from './contact-request-store.ts'
import { claimIdempotencyKey } from './idempotency-key-store.ts'

const contactReceipt = z.object({ number: z.string(), replyDueAt: z.coerce.date() })

export type ContactReceipt = z.infer<typeof contactReceipt>

/** Takes a contact request: the request, its audit event and the receipt mail are saved together or not at all. */
export async function sendContactRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  input: ContactRequestInput,
): Promise<Result<ContactReceipt, 'idempotency-key-reused'>> {
  const request = receiveContactRequest(input, randomUUIDv7(), now())
  const receipt = { number: toRequestNumber(request.id), replyDueAt: request.replyDueAt }
  const fingerprint = toFingerprint(input)
  return db.transaction(async (tx) => {
    const claim = { operation: 'send-contact-request', key: input.idempotencyKey, fingerprint, answer: receipt }
    const earlier = await claimIdempotencyKey(tx, claim, contactReceipt)
    if (earlier) return decideRepeatedSend(earlier, fingerprint)
    await save(tx, actor, request)
    return ok(receipt)
  })
}

async function save(tx: Queries, actor: Actor, request: ContactRequest): Promise<void> {
  await insertContactRequest(tx, request)
  await recordEvent(tx, {
    actor: toAuditName(actor),
    action: 'send-contact-request',
    subjectType: 'contact-request',
    subjectId: request.id,
    after: { country: request.country, language: request.language, siteSlug: request.siteSlug },
  })
  const { subject, text } = toContactReceipt(request)
  await queueMail(tx, { kind: 'contact-receipt', toAddress: request.email, subject, body: text })
}

/** The parsed input has its fields in the order of the schema, so equal requests make equal text. */
function toFingerprint(input: ContactRequestInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}
