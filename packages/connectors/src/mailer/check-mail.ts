import { z } from 'zod'
import { MailRefusal } from './mail-refusal.ts'
import type { Mail } from './mail.ts'

const mailSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9._-]+$/),
  to: z.email().max(254),
  replyTo: z.email().max(254).optional(),
  subject: z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
  text: z.string(),
  html: z.string().optional(),
  attachment: z
    .object({ fileName: z.string().regex(/^[A-Za-z0-9_-]+\.pdf$/), content: z.instanceof(Uint8Array) })
    .optional(),
  unsubscribeUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .regex(/^[^\s<>]+$/)
    .optional(),
})

/**
 * Validates a mail directly before it is sent, wherever its values come from: no header value can start a second header
 * line or hold a second address. Throws a MailRefusal.
 */
export function checkMail(mail: Mail): Mail {
  const parsed = mailSchema.safeParse(mail)
  if (!parsed.success)
    throw new MailRefusal(
      'permanent',
      `mail refused: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    )
  return parsed.data
}
