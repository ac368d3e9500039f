import { randomUUID } from 'node:crypto'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request, setting, type TimedResponse } from '../support/request.ts'
import { asOwner } from '../support/spawned-database.ts'

const sender = { firstName: 'Alert', lastName: 'Bench', country: 'CH', language: 'en', siteSlug: '' }

/** Sends a form to the data service of the stack, as the website does. */
export function sendForm(operation: string, answers: Record<string, string>): Promise<TimedResponse> {
  const input = { idempotencyKey: randomUUID(), ...sender, ...answers }
  return request(`http://127.0.0.1:${setting('DATA_PORT')}/graphql`, {
    method: 'POST',
    // A client address of its own, because rate limits count by address.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomUUID() },
    body: JSON.stringify({ documentId: operationIdOf(operation), variables: { input } }),
  })
}

export function sendContactRequest(answers: Record<string, string>): Promise<TimedResponse> {
  return sendForm('SendContactRequest', { company: 'Bench', message: 'Sent to provoke an alert.', ...answers })
}

/** Deletes the requests of an address, and their mails to the team. */
export async function deleteRequests(email: string): Promise<void> {
  await asOwner('data', async (owner) => {
    await owner.query(
      `delete from outgoing_mail where split_part(subject, ' ', -1) in
        (select upper(right(replace(id::text, '-', ''), 8)) from visitor_request where email = $1)`,
      [email],
    )
    await owner.query('delete from visitor_request where email = $1', [email])
  })
}
