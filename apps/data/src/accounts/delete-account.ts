import type { AccountRefusal } from '@ferrule/domain/accounts/account-change'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { isOnlyAdministratorIn } from '@ferrule/domain/user-admin/decide-user-change'
import { recordEvent } from '../audit/record-event.ts'
import { findPersonBySubject } from '../portal-access/person-queries.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { addJob } from '../postgres/add-job.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { markSessionsEnded } from '../sign-in/session-end-queries.ts'
import { lockUserFacts } from '../user-admin/user-facts-queries.ts'
import { type AccountDeps, mayChange } from './account-deps.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Deletes an account: all personal data in one transaction, which also ends the sessions and adds the job that deletes
 * the login at the identity server. The audit trail stays; it contains only the id of the person.
 */
export async function deleteAccount(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  actor: SignedInActor,
  confirmedEmail: string,
): Promise<Result<undefined, AccountRefusal | 'email-differs' | 'only-administrator'>> {
  const { id, email, hasVerifiedEmail } = actor.profile
  const decision = mayChange('delete-account', actor, now())
  if (!decision.ok) return decision
  if (confirmedEmail.trim().toLowerCase() !== email.toLowerCase()) return refuse('email-differs')
  return withServiceScope(db, async (tx) => {
    const person = await findPersonBySubject(tx, id)
    const user = person ? await lockUserFacts(tx, person.id) : undefined
    if (user && isOnlyAdministratorIn(user, user.organisationIds)) return refuse('only-administrator')
    // An unverified address could belong to another person.
    await eraseAccount(tx, { subject: id, verifiedEmail: hasVerifiedEmail ? email : undefined })
    await recordEvent(tx, { actor: id, action: 'delete-account', subjectType: 'account', subjectId: id })
    await markSessionsEnded(tx, { subject: id, at: now() })
    await addJob(tx, 'delete-identity', { subject: id })
    return ok(undefined)
  })
}
