import type { AccountRefusal } from '@ferrule/domain/accounts/account-change'
import { ok, type Result } from '@ferrule/domain/result'
import { listEventsOf } from '../audit/events-of-person.ts'
import { recordEvent } from '../audit/record-event.ts'
import { listMailsTo } from '../mail/mails-of-person.ts'
import { workFor } from '../portal-access/work-for.ts'
import { listAccessRequestsOf } from '../portal-services/access-requests-of-person.ts'
import { listRequestsFrom } from '../requests/requests-of-person.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccountDeps, mayChange } from './account-deps.ts'
import { readAccount } from './read-account.ts'

/** Everything we know of a person, as one document for them to keep. That they took it is recorded too. */
export async function exportAccount(deps: AccountDeps, actor: SignedInActor): Promise<Result<object, AccountRefusal>> {
  const { id, email, fullName, roles, hasVerifiedEmail } = actor.profile
  const decision = mayChange('export-data', actor, deps.now())
  if (!decision.ok) return decision
  const account = await readAccount(deps, actor)
  return workFor(deps.db, actor, async (tx, { personId }) => {
    await recordEvent(tx, { actor: id, action: 'export-account', subjectType: 'account', subjectId: id })
    return ok({
      exportedAt: deps.now(),
      person: { id, email, fullName, roles },
      ...account,
      accessRequests: await listAccessRequestsOf(tx, id),
      // An address that nobody has proved could be somebody else's.
      requests: hasVerifiedEmail ? await listRequestsFrom(tx, email) : [],
      mails: hasVerifiedEmail ? await listMailsTo(tx, email) : [],
      events: await listEventsOf(tx, [id, personId]),
    })
  })
}
