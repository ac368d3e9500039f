import { isReceiptOpen } from './request-progress.ts'

export type Sender = { email: string; hasVerifiedEmail: boolean }

/**
 * Whether somebody who has the link of a request may keep it in their account. The link alone may have been passed on:
 * the address it was sent with must be theirs too, and proved.
 */
export function mayKeepRequest(
  request: { email: string | null; receivedAt: Date },
  { email, hasVerifiedEmail }: Sender,
  now: Date,
): boolean {
  if (!hasVerifiedEmail || !request.email || !isReceiptOpen(request.receivedAt, now)) return false
  return request.email.toLowerCase() === email.toLowerCase()
}
