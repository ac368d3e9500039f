import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { asOwner } from '../support/spawned-database.ts'
import type { Provocation } from './provocation.ts'
import { deleteRequests, sendContactRequest } from './sent-requests.ts'

/** More than the pool `public` has connections. */
const senders = 16

/**
 * Locks the idempotency key of a form without committing it, and sends the form again and again: each request holds a
 * connection until its statement is cancelled after two seconds, and the next ones wait for one.
 */
export function exhaustPool(): Provocation {
  const key = randomUUID()
  const email = `pool-${key}@bench.example`
  let isSending = false
  let ended: Promise<unknown> = Promise.resolve()
  const send = async () => {
    while (isSending) await sendContactRequest({ idempotencyKey: key, email }).catch(() => undefined)
  }
  const run = async (owner: Client) => {
    await owner.query('begin')
    await owner.query(
      `insert into idempotency_key (operation, key, fingerprint, response) values ('send-contact', $1, '', '{}')`,
      [key],
    )
    await Promise.all(Array.from({ length: senders }, send))
    // Only now, when nothing is sent any more, so that no form is saved.
    await owner.query('rollback')
  }
  return {
    alerts: ['PoolExhausted'],
    provoke: async () => {
      isSending = true
      ended = asOwner('data', run)
    },
    undo: async () => {
      isSending = false
      await ended
      await deleteRequests(email)
    },
  }
}
