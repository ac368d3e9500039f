import { deleteBasket } from '../comparison/basket-queries.ts'
import { deleteMailsOf } from '../mail/outgoing-mail-queries.ts'
import { anonymisePerson } from '../portal-access/person-queries.ts'
import { deleteAccessRequestsOf } from '../portal-services/access-request-queries.ts'
import type { Queries } from '../postgres/database.ts'
import { eraseRequests } from '../requests/erase-requests.ts'
import { deleteProfile } from './account-profile-store.ts'

/** `subject` is empty for a person who never signed in. */
type ErasedAccount = { subject: string; verifiedEmail: string | undefined }

/** Erases all personal data of a person here. The login at the identity server is deleted by the caller. */
export async function eraseAccount(tx: Queries, { subject, verifiedEmail }: ErasedAccount): Promise<void> {
  await deleteProfile(tx, subject)
  await deleteAccessRequestsOf(tx, subject)
  await deleteBasket(tx, subject)
  if (verifiedEmail) {
    await deleteMailsOf(tx, verifiedEmail)
    await eraseRequests(tx, verifiedEmail)
  }
  await anonymisePerson(tx, { subject, email: verifiedEmail })
}
