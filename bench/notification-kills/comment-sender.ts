import { randomUUID } from 'node:crypto'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request } from '../support/request.ts'
import type { Bearer } from '../token-check/signed-requests.ts'

/** A comment that is sent with the same idempotency key until it is acknowledged. */
export type CommentSend = { key: string; text: string; ticketId: string; isAcknowledged: boolean; tries: number }

export function newCommentSend(ticketId: string): CommentSend {
  const key = randomUUID()
  return { key, text: `Kill ${key}`, ticketId, isAcknowledged: false, tries: 0 }
}

const documentId = operationIdOf('CommentTicket')

/** Sends a comment once. If the connection is cut, it stays unacknowledged; a refusal stops the benchmark. */
export async function tryComment(send: CommentSend, { url, bearer }: { url: string; bearer: Bearer }): Promise<void> {
  const { key, text, ticketId } = send
  const input = { idempotencyKey: key, ticketId, text, attachments: [] }
  send.tries += 1
  const body = JSON.stringify({ documentId, variables: { input } })
  const headers = { 'content-type': 'application/json', connection: 'close', ...(await bearer.sign()) }
  const response = await request(url, { method: 'POST', headers, body }).catch(() => undefined)
  // The service was killed before it responded, or while it started.
  if (response?.status !== 200) return
  const { data } = JSON.parse(response.text)
  if (data?.commentTicket?.refusal) throw new Error(`refused: ${data.commentTicket.refusal}`)
  send.isAcknowledged = Boolean(data?.commentTicket)
}
