import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'

/** The login session of a token; refreshed tokens share it. */
export type ActorSession = { id: string | undefined; authenticatedAt: Date | undefined }

export type SignedInActor = { kind: 'user'; profile: UserProfile; session: ActorSession }

/** The caller: a user with a validated token, or anonymous. */
export type Actor = SignedInActor | { kind: 'anonymous' }

export const anonymous: Actor = { kind: 'anonymous' }

/** The id of an actor in audit events. */
export function toAuditName(actor: Actor): string {
  return actor.kind === 'user' ? actor.profile.id : 'anonymous'
}
