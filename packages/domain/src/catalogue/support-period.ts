import { z } from 'zod'

/** A month such as 2034-03. */
export const supportMonth = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)

/** Security updates end with the last day of the month. Days are written as 2034-03-31. */
export function hasSupportEnded(supportUntil: string, today: string): boolean {
  return today.slice(0, 7) > supportUntil
}

type SupportPeriod = { from: string; until: string; today: string }

/** The part of the support period that is over, from 0 to 1. Days are written as 2024-03-15, the last month as 2034-03. */
export function elapsedSupport({ from, until, today }: SupportPeriod): number {
  const begin = Date.parse(from)
  const end = Date.UTC(Number(until.slice(0, 4)), Number(until.slice(5)), 1)
  return Math.min(1, Math.max(0, (Date.parse(today) - begin) / Math.max(1, end - begin)))
}
