import { newSend } from '../kills/contact-sender.ts'
import { addressOf } from '../load/client-addresses.ts'
import { portalQueries } from '../load/traffic.ts'
import { setting } from '../support/request.ts'
import { anotherAddress, callData, type Client, expectStatus } from './client.ts'
import type { Customer } from './customers.ts'
import type { Sender } from './steady-load.ts'
import type { Tally } from './tally.ts'

/** Lists and searches of signed-in customers. */
export function queryPortal(client: Client, tally: Tally, customers: readonly Customer[]): Sender['send'] {
  return async (number) => {
    const customer = customers[number % customers.length]
    const query = portalQueries[number % portalQueries.length] ?? { operation: '', variables: {} }
    const localAddress = addressOf(number % customers.length)
    await tally.track('portal', () => callData(client, { ...query, localAddress, user: customer?.user }))
  }
}

/** Opens tickets of signed-in customers; the ids of accepted ones are added to `accepted`. */
export function openTickets(client: Client, tally: Tally, { run, customers, accepted }: Tickets): Sender['send'] {
  return async (number) => {
    const customer = customers[number % customers.length]
    const key = crypto.randomUUID()
    const machine = { affectedMachine: 'not-listed', machineName: 'Corva 24', serialNumber: '' }
    const kind = { type: 'repair', concern: 'quality', description: 'Sent while a process is restarted.' }
    const subject = `${ticketPrefix(run)} ${key.slice(0, 13)}`
    const place = { locationId: customer?.plantId, attachments: [] }
    const variables = { input: { idempotencyKey: key, ...machine, ...kind, ...place, subject } }
    const localAddress = addressOf(number % customers.length)
    await tally.track('ticket', async () => {
      const call = { operation: 'OpenTicket', variables, localAddress, user: customer?.user }
      const { id, refusal } = (await callData(client, call)).openTicket
      if (refusal) throw new Error(`refused: ${refusal}`)
      accepted.push(id)
    })
  }
}

type Tickets = { run: string; customers: readonly Customer[]; accepted: string[] }

export function ticketPrefix(run: string): string {
  return `Rolling ${run}`
}

/** Sends contact forms of visitors; the addresses of accepted ones are added to `accepted`. */
export function sendForms(client: Client, tally: Tally, { run, accepted }: Forms): Sender['send'] {
  return async () => {
    const { key, email } = newSend(run)
    const person = { firstName: 'Rolling', lastName: 'Bench', email, company: 'Bench', country: 'CH' }
    const input = { idempotencyKey: key, ...person, message: 'Sent while a process is restarted.', language: 'en' }
    const variables = { input: { ...input, siteSlug: '' } }
    const call = { operation: 'SendContactRequest', variables, localAddress: anotherAddress() }
    await tally.track('form', async () => {
      const { refusal } = (await callData(client, call)).sendContactRequest
      if (refusal) throw new Error(`refused: ${refusal.reason}`)
      accepted.push(email)
    })
  }
}

type Forms = { run: string; accepted: string[] }

/** Lists pages in the content admin with the session of an editor. */
export function listPages(client: Client, tally: Tally, cookie: string): Sender['send'] {
  const origin = setting('CMS_ORIGIN')
  const [url, headers] = [`${origin}/api/pages?limit=1&depth=0`, { cookie, origin }]
  return async () => {
    await tally.track('editor', async () => {
      const { text } = expectStatus(await client(url, { headers, localAddress: addressOf(0) }), 200)
      if (JSON.parse(text).docs.length !== 1) throw new Error('no page')
    })
  }
}
