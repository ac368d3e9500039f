import { randomUUID } from 'node:crypto'
import { request } from '../support/request.ts'

const mutation = `mutation ($input: SendContactRequestInput!) {
  sendContactRequest(input: $input) { receipt { number } refusal { reason } }
}`

/** A form that is sent with the same idempotency key until it is acknowledged. */
export type Send = { key: string; email: string; acknowledged?: string; tries: number; refusals: string[] }

export function newSend(run: string): Send {
  const key = randomUUID()
  return { key, email: `kill-${run}-${key.slice(0, 13)}@bench.example`, tries: 0, refusals: [] }
}

/** Sends a form once. If the connection is cut, it stays unacknowledged. */
export async function trySend(send: Send, url: string): Promise<void> {
  const input = {
    idempotencyKey: send.key,
    firstName: 'Kill',
    lastName: 'Bench',
    email: send.email,
    company: 'Bench',
    country: 'CH',
    message: 'Sent while the service is killed.',
    language: 'en',
    siteSlug: '',
  }
  send.tries += 1
  try {
    const { text } = await request(url, {
      method: 'POST',
      // A unique client address for each form, because rate limits count by address.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': send.key, connection: 'close' },
      body: JSON.stringify({ query: mutation, variables: { input } }),
    })
    const { receipt, refusal } = JSON.parse(text).data?.sendContactRequest ?? {}
    if (receipt) send.acknowledged = receipt.number
    else if (refusal) send.refusals.push(refusal.reason)
  } catch {
    // The service was killed before it responded.
  }
}
