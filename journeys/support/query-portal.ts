import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request } from './request.ts'
import { settings } from './settings.ts'
import type { SignedIn } from './sign-in-without-browser.ts'

/** Queries the data service directly, without the edge and its limits, with a DPoP proof. */
export async function queryPortal({ token, key }: SignedIn, operation: string, variables: object) {
  const url = `${settings.edge}/api/data`
  const { text } = await request(`${settings.data}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `DPoP ${token}`, dpop: key.prove(url, token) },
    body: JSON.stringify({ documentId: operationIdOf(operation), variables }),
  })
  return JSON.parse(text).data
}

/** Opens a ticket for a person's first machine; returns its id. */
export async function openTicketOf(person: SignedIn, subject: string): Promise<string> {
  const { machines } = await queryPortal(person, 'TicketFormOptions', {})
  const machine = {
    locationId: machines[0].plantId,
    affectedMachine: machines[0].id,
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
  return (await queryPortal(person, 'OpenTicket', { input })).openTicket.id
}
