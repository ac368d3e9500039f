import { z } from 'zod'
import { uploadIds } from '../files/upload-ids.ts'
import { freeText, idempotencyKey } from './form-fields.ts'

export const requestStates = ['received', 'read', 'answered', 'closed'] as const

/** How far a request is. */
export type RequestState = (typeof requestStates)[number]

/** How long the link in the mail shows the request. */
export const receiptDays = 90

export function isReceiptOpen(receivedAt: Date, now: Date): boolean {
  return now.getTime() - receivedAt.getTime() < receiptDays * 24 * 3_600_000
}

/** What the sender of a request adds to it later: words, files or both. */
export const requestAddition = z
  .strictObject({ idempotencyKey, words: freeText(5000).or(z.literal('')), files: uploadIds.default([]) })
  .refine(({ words, files }) => words !== '' || files.length > 0)

export type RequestAddition = z.infer<typeof requestAddition>
