import { z } from 'zod'
import { ticketTypes } from '../tickets/ticket-values.ts'

/** The periods of the figures, in weeks. */
export const figurePeriods = [4, 12, 26, 52] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** The query string of the figures; invalid parameters are ignored. */
export const deskFiguresQuery = z.object({
  weeks: z.coerce
    .number()
    .refine((weeks): weeks is FigurePeriod => figurePeriods.some((period) => period === weeks))
    .catch(12),
  type: z.enum(ticketTypes).optional().catch(undefined),
})
export type DeskFiguresQuery = z.infer<typeof deskFiguresQuery>

/** Upper limits of the age groups of open tickets, in days; the last group has none. */
export const ageLimits = [1, 3, 7, 14, 30] as const

/** The share of tickets that should be answered, and solved, in time. */
export const inTimeTarget = 0.9

const dayMs = 86_400_000

/** The Monday, in UTC, on which a period that ends with the current week begins. */
export function findFirstWeek(now: Date, weeks: number): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return new Date(today - (sinceMonday + (weeks - 1) * 7) * dayMs)
}

/** The Mondays of a period as days such as 2026-11-16. */
export function listWeeks(now: Date, weeks: number): string[] {
  const first = findFirstWeek(now, weeks).getTime()
  return Array.from({ length: weeks }, (_, week) => new Date(first + week * 7 * dayMs).toISOString().slice(0, 10))
}

/** Undefined if nothing was due: no share can be told then. */
export function toShare({ inTime, due }: { inTime: number; due: number }): number | undefined {
  return due === 0 ? undefined : inTime / due
}
