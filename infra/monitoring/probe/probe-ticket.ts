import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sendRequest } from './send-request.ts'
import type { Authorise } from './sign-in.ts'

const subject = 'Synthetic probe'

type Answer = { refusal: string | null; id?: string | null }
type Data = {
  plants: { id: string }[]
  tickets: { tickets: { id: string; subject: string }[] }
  openTicket: Answer
  closeTicket: Answer
}

/** The operations of the portal that the probe sends, as a signed-in customer. */
export async function createPortal(edgeOrigin: string, authorise: Authorise) {
  const file = new URL('../../../packages/data-client/persisted-operations.json', import.meta.url)
  const operations = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  const url = `${edgeOrigin}/api/tickets`

  async function run(operation: string, variables: object = {}): Promise<Data> {
    const documentId = `sha256:${createHash('sha256')
      .update(operations[operation] ?? '')
      .digest('hex')}`
    const headers = { 'content-type': 'application/json', origin: edgeOrigin, ...authorise(url) }
    const body = JSON.stringify({ documentId, variables })
    const { status, text } = await sendRequest(url, { method: 'POST', headers, body })
    const { data, errors } = JSON.parse(status === 200 ? text : '{}') as { data?: Data; errors?: unknown }
    if (!data || errors) throw new Error(`${operation} failed: ${status}`)
    return data
  }

  return {
    /** Opens a ticket at the customer's first plant. */
    async openTicket(): Promise<void> {
      const { plants } = await run('TicketFormOptions')
      const machine = { affectedMachine: 'not-listed', machineName: subject, serialNumber: '' }
      const problem = { type: 'question', concern: 'planned', subject, description: 'Opened and closed by monitoring.' }
      const place = { idempotencyKey: randomUUID(), locationId: plants[0]?.id ?? '', attachments: [] }
      const { openTicket } = await run('OpenTicket', { input: { ...place, ...machine, ...problem } })
      if (!openTicket.id) throw new Error(`no ticket was opened: ${openTicket.refusal}`)
    },

    /** Closes the tickets of the probe that the list shows as open, also those of a run that was interrupted. */
    async closeTickets(): Promise<void> {
      const { tickets } = await run('Tickets', { group: 'open', search: subject })
      const own = tickets.tickets.filter((ticket) => ticket.subject === subject)
      if (own.length === 0) throw new Error('the list does not show the opened ticket')
      for (const { id } of own) {
        const input = { ticketId: id, reason: 'no-longer-relevant', comment: '' }
        const { closeTicket } = await run('CloseTicket', { input })
        if (closeTicket.refusal) throw new Error(`the ticket was not closed: ${closeTicket.refusal}`)
      }
    },
  }
}
