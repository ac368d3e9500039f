import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'

/** The login behind a token: a renewed token keeps it. */
export type ActorSession = { id: string | undefined; authenticatedAt: Date | undefined }

export type SignedInActor = { kind: 'user'; profile: UserProfile; session: ActorSession }

/** Who asks: a person whose token was checked, or anybody. */
export type Actor = SignedInActor | { kind: 'anonymous' }

export const anonymous: Actor = { kind: 'anonymous' }

/** How the actor is named in audit events. */
export function toAuditName(actor: Actor): string {
  return actor.kind === 'user' ? actor.profile.id : 'anonymous'
}
