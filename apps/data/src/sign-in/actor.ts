import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'

export type SignedInActor = { kind: 'user'; profile: UserProfile }

/** Who asks: a person whose token was checked, or anybody. */
export type Actor = SignedInActor | { kind: 'anonymous' }

export const anonymous: Actor = { kind: 'anonymous' }

/** How the actor is named in audit events. */
export function toAuditName(actor: Actor): string {
  return actor.kind === 'user' ? actor.profile.id : 'anonymous'
}
