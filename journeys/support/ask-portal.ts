import { operationIdOf } from './operation-id.ts'
import { request } from './request.ts'
import { settings } from './settings.ts'
import type { SignedIn } from './sign-in-without-browser.ts'

/** Asks the data service itself, past the edge and its limits, with the proof that the browser would give. */
export async function askPortal({ token, key }: SignedIn, operation: string, variables: object) {
  const url = `${settings.edge}/api/data`
  const { text } = await request(`${settings.data}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `DPoP ${token}`, dpop: key.prove(url, token) },
    body: JSON.stringify({ documentId: await operationIdOf(operation), variables }),
  })
  return JSON.parse(text).data
}

/** Opens a ticket for the first machine of somebody and answers its id. */
export async function openTicketOf(person: SignedIn, subject: string): Promise<string> {
  const { machines } = await askPortal(person, 'TicketSurroundings', {})
  const machine = {
    locationId: machines[0].plantId,
    machineConcerned: machines[0].id,
    machineName: '',
    serialNumber: '',
  }
  const kind = { type: 'repair', concern: 'quality', attachments: [] }
  const input = {
    idempotencyKey: crypto.randomUUID(),
    ...machine,
    ...kind,
    subject,
    description: 'Since this morning.',
  }
  return (await askPortal(person, 'OpenTicket', { input })).openTicket.id
}
