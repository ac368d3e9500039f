import type { AccountRefusal } from '@ferrule/domain/accounts/account-change'
import { ok, type Result } from '@ferrule/domain/result'
import { listEventsOf } from '../audit/audit-event-queries.ts'
import { recordEvent } from '../audit/record-event.ts'
import { listMailsTo } from '../mail/outgoing-mail-queries.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import { listAccessRequestsOf } from '../portal-services/access-request-queries.ts'
import { listRequestsFrom } from '../requests/visitor-request-queries.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccountDeps, mayChange } from './account-deps.ts'
import { readAccount } from './read-account.ts'

/** All data of a person as one document. The export itself is recorded in the audit trail. */
export async function exportAccount(deps: AccountDeps, actor: SignedInActor): Promise<Result<object, AccountRefusal>> {
  const { id, email, fullName, roles, hasVerifiedEmail } = actor.profile
  const decision = mayChange('export-data', actor, deps.now())
  if (!decision.ok) return decision
  const account = await readAccount(deps, actor)
  return withUserScope(deps.db, actor, async (tx, { personId }) => {
    await recordEvent(tx, { actor: id, action: 'export-account', subjectType: 'account', subjectId: id })
    return ok({
      exportedAt: deps.now(),
      person: { id, email, fullName, roles },
      ...account,
      accessRequests: await listAccessRequestsOf(tx, id),
      // An unverified address could belong to another person.
      requests: hasVerifiedEmail ? await listRequestsFrom(tx, email) : [],
      mails: hasVerifiedEmail ? await listMailsTo(tx, email) : [],
      events: await listEventsOf(tx, [id, personId]),
    })
  })
}
