import { z } from 'zod'
import { maxOrderLines, orderLineInput } from '../orders/order.ts'
import { freeText, idempotencyKey, oneLine } from '../requests/form-fields.ts'
import { ok, refuse, type Result } from '../result.ts'
import { quoteStates } from './quote-state.ts'

/** Two digits of the year and a running number, such as Q26-00147. */
export const quoteNumber = z.string().regex(/^Q\d{2}-\d{5,9}$/)

/** A customer's request for prices of parts, for a plant and optionally for one of its machines. */
export const quoteRequestInput = z.strictObject({
  idempotencyKey,
  plantId: z.uuid(),
  serialNumber: oneLine(40).nullish(),
  note: freeText(2000).or(z.literal('')),
  lines: z.array(orderLineInput).min(1).max(maxOrderLines),
})
export type QuoteRequestInput = z.infer<typeof quoteRequestInput>

const maxUnitPrice = 1_000_000_000
export const maxDeliveryDays = 365

/** The answer of our service; the prices of one piece are in minor units, in the order of the lines. */
export const quoteAnswerInput = z.strictObject({
  idempotencyKey,
  number: quoteNumber,
  version: z.int().min(1),
  unitPrices: z.array(z.int().min(1).max(maxUnitPrice)).min(1).max(maxOrderLines),
  deliveryDays: z.int().min(1).max(maxDeliveryDays),
  validUntil: z.iso.date(),
  text: freeText(2000).or(z.literal('')),
})
export type QuoteAnswerInput = z.infer<typeof quoteAnswerInput>

/** The decision of the customer. An accepted quote becomes an order with the customer's reference. */
export const quoteDecisionInput = z
  .strictObject({
    idempotencyKey,
    number: quoteNumber,
    version: z.int().min(1),
    action: z.enum(['accept', 'decline', 'withdraw']),
    reference: oneLine(80).or(z.literal('')),
    reason: freeText(1000).or(z.literal('')),
  })
  .refine(({ action, reason }) => action !== 'decline' || reason !== '', { path: ['reason'] })
export type QuoteDecisionInput = z.infer<typeof quoteDecisionInput>

export const quoteListQuery = z.object({ state: z.enum(quoteStates).optional().catch(undefined) })

const dayMs = 24 * 60 * 60 * 1000
const maxValidDays = 365

/** Checks an answer against its quote: one price for each line, and a last day from today to a year ahead. */
export function checkAnswer(
  { unitPrices, validUntil }: Pick<QuoteAnswerInput, 'unitPrices' | 'validUntil'>,
  { lineCount, today }: { lineCount: number; today: string },
): Result<true, 'price-missing' | 'validity-out-of-range'> {
  if (unitPrices.length !== lineCount) return refuse('price-missing')
  const days = (Date.parse(validUntil) - Date.parse(today)) / dayMs
  return days >= 0 && days <= maxValidDays ? ok(true) : refuse('validity-out-of-range')
}

/** Whole days from today until the last day of a quote; 0 on that day. */
export function daysLeft(validUntil: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(validUntil) - Date.parse(today)) / dayMs))
}
