import { z } from 'zod'

/** A month such as 2034-03. */
export const supportMonth = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)

/** Security updates end with the last day of the month. Days are written as 2034-03-31. */
export function hasSupportEnded(supportUntil: string, today: string): boolean {
  return today.slice(0, 7) > supportUntil
}
