import { z } from 'zod'
import { countryCodes } from '../countries/country-codes.ts'

/** One line a person typed: no line break or other control sign, so that it cannot become a second header line. */
export function oneLine(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
}

/** One line that may stay empty. */
export function optionalLine(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
    .default('')
}

/** Several lines a person typed. */
export function freeText(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u)
}

/** One plain address: no list, no group, no quoted part, which mail servers read in different ways. */
export const emailAddress = z.string().trim().max(254).pipe(z.email())

/** Two letters, upper case. */
export const countryAnswer = z.string().refine((code) => countryCodes.includes(code))

/** A box that was ticked or not. */
export const tick = z.enum(['', 'yes']).default('')

/** Made once by the sender for each form filled in; a repeated send with the same key is the same request. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)

export const timeZone = z.string().max(64).refine(isTimeZone)

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
