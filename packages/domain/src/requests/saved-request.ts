import { isReceiptOpen } from './request-progress.ts'

export type Sender = { email: string; hasVerifiedEmail: boolean }

/**
 * Whether a user with the link of a request may save it in their account. The link may have been forwarded, so the
 * request's email address must also be the verified address of the user.
 */
export function maySaveRequest(
  request: { email: string | null; receivedAt: Date },
  { email, hasVerifiedEmail }: Sender,
  now: Date,
): boolean {
  if (!hasVerifiedEmail || !request.email || !isReceiptOpen(request.receivedAt, now)) return false
  return request.email.toLowerCase() === email.toLowerCase()
}
