import { z } from 'zod'
import { idempotencyKey, oneLine } from '../../requests/form-fields.ts'
import { ok, refuse, type Result } from '../../result.ts'

const dayMs = 24 * 3_600_000

const maxShareDays = 90

/** Shares of one machine that are active at the same time. */
export const maxActiveShares = 20

export const shareInput = z.strictObject({
  idempotencyKey,
  machineId: z.uuid(),
  /** The name of the company that receives the link. */
  recipient: oneLine(120),
  /** The last day on which the link works. */
  until: z.iso.date(),
})

export type ShareInput = z.infer<typeof shareInput>

export type ShareEndRefusal = 'end-in-the-past' | 'end-too-late'

/** The end of the last day in UTC, which is today at least and 90 days later at most. */
export function decideShareEnd(until: string, now: Date): Result<Date, ShareEndRefusal> {
  const { earliest, latest } = shareEndRange(now)
  if (until < earliest) return refuse('end-in-the-past')
  if (until > latest) return refuse('end-too-late')
  return ok(new Date(Date.parse(`${until}T00:00:00Z`) + dayMs))
}

/** The days that can be chosen as last day. */
export function shareEndRange(now: Date): { earliest: string; latest: string } {
  return { earliest: toDay(now), latest: toDay(new Date(now.getTime() + maxShareDays * dayMs)) }
}

function toDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

export const shareStates = ['active', 'expired', 'withdrawn'] as const
export type ShareState = (typeof shareStates)[number]

/** A share that was withdrawn stays withdrawn when its end passes. */
export function shareStateOf(share: { expiresAt: Date; withdrawnAt: Date | null }, now: Date): ShareState {
  if (share.withdrawnAt !== null) return 'withdrawn'
  return share.expiresAt <= now ? 'expired' : 'active'
}

/** The address of a share. The token in it is the only proof that the recipient has. */
export function toSharePath(token: string): string {
  return `/machine-data/${token}`
}

export const shareTokenPattern = /^[A-Za-z0-9_-]{43}$/
