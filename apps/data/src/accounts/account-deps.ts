import type { AccountChange, AccountRefusal } from '@ferrule/domain/accounts/account-change'
import { decideAccountChange } from '@ferrule/domain/accounts/account-change'
import type { Result } from '@ferrule/domain/result'
import type { Deps } from '../graphql/request-context.ts'
import type { SignedInActor } from '../sign-in/actor.ts'

export type AccountDeps = Pick<Deps, 'db' | 'now' | 'identity'>

/** Whether the user may make this change to their own account now. */
export function mayChange(
  change: AccountChange,
  { profile, session }: SignedInActor,
  now: Date,
): Result<undefined, AccountRefusal> {
  return decideAccountChange(change, { roles: profile.roles, authenticatedAt: session.authenticatedAt }, now)
}
