import { z } from 'zod'
import { uploadIds } from '../files/upload-ids.ts'
import { freeText, idempotencyKey } from './form-fields.ts'

export const requestStates = ['received', 'read', 'answered', 'closed'] as const

export type RequestState = (typeof requestStates)[number]

/** The lifetime of the link in the confirmation mail. */
export const receiptDays = 90

export function isReceiptOpen(receivedAt: Date, now: Date): boolean {
  return now.getTime() - receivedAt.getTime() < receiptDays * 24 * 3_600_000
}

/** A later addition by the sender of a request: text, files or both. */
export const requestAddition = z
  .strictObject({ idempotencyKey, body: freeText(5000).or(z.literal('')), files: uploadIds.default([]) })
  .refine(({ body, files }) => body !== '' || files.length > 0)

export type RequestAddition = z.infer<typeof requestAddition>
