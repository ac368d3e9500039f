import { ok, refuse, type Result } from '../result.ts'

/** An invite is valid this long. */
export const inviteDays = 14

const dayMs = 24 * 3_600_000

export function inviteExpiry(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + inviteDays * dayMs)
}

/** An undo is offered this long after the change. */
export const undoMs = 10 * 60_000

/** An access that was not used for this long is listed as unused in the access review. */
export const unusedDays = 90

/** An access that ends within this time is listed as ending soon. */
export const endingSoonDays = 30

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** The day in UTC, as `yyyy-mm-dd`. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

export type AcceptanceRefusal = 'expired' | 'other-address'

/** Decides whether a signed-in person may accept an invite: it is valid, and its address is theirs. */
export function decideAcceptance(
  invitation: { email: string; expiresAt: Date },
  person: { email: string; hasVerifiedEmail: boolean },
  now: Date,
): Result<undefined, AcceptanceRefusal> {
  if (now >= invitation.expiresAt) return refuse('expired')
  const isOwner = person.hasVerifiedEmail && person.email.toLowerCase() === invitation.email
  return isOwner ? ok(undefined) : refuse('other-address')
}
