import type { ContactRequest } from '@ferrule/domain/requests/contact-request'
import type { Queries } from '../postgres/database.ts'

export async function insertContactRequest(tx: Queries, request: ContactRequest): Promise<void> {
  await tx.insertInto('contactRequest').values(request).execute()
}
