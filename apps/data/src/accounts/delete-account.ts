import type { AccountRefusal } from '@ferrule/domain/accounts/account-change'
import { isOnlyAdministrator } from '@ferrule/domain/accounts/only-administrator'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import { forgetBasket } from '../comparison/forget-basket.ts'
import { forgetMails } from '../mail/mails-of-person.ts'
import { forgetPerson } from '../portal-access/forget-person.ts'
import { forgetAccessRequests } from '../portal-services/access-requests-of-person.ts'
import { forgetRequests } from '../requests/requests-of-person.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccountDeps, mayChange } from './account-deps.ts'
import { deleteProfile } from './account-profile-store.ts'
import { listColleagues } from './list-colleagues.ts'

/**
 * Ends an account for good: everything that names the person goes in one transaction, and with it their login, at
 * once. What stays is the audit trail, which knows them by a number only.
 */
export async function deleteAccount(
  deps: AccountDeps,
  actor: SignedInActor,
  confirmedEmail: string,
): Promise<Result<undefined, AccountRefusal | 'email-differs' | 'only-administrator'>> {
  const { db, now, identity } = deps
  const { id, email, hasVerifiedEmail } = actor.profile
  const decision = mayChange('delete-account', actor, now())
  if (!decision.ok) return decision
  if (confirmedEmail.trim().toLowerCase() !== email.toLowerCase()) return refuse('email-differs')
  if (isOnlyAdministrator(actor.profile.roles, await listColleagues(deps, actor))) return refuse('only-administrator')
  return db.transaction(async (tx) => {
    await deleteProfile(tx, id)
    await forgetAccessRequests(tx, id)
    await forgetBasket(tx, id)
    // An address that nobody has proved could be somebody else's.
    const provedEmail = hasVerifiedEmail ? email : undefined
    if (provedEmail) {
      await forgetMails(tx, provedEmail)
      await forgetRequests(tx, provedEmail)
    }
    await forgetPerson(tx, { subject: id, email: provedEmail })
    await recordEvent(tx, { actor: id, action: 'delete-account', subjectType: 'account', subjectId: id })
    await identity.deletePerson(id)
    return ok(undefined)
  })
}
