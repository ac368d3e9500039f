import type { FieldAccess } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from './service-key.ts'

const protectedPage = z.looseObject({ protection: z.looseObject({ level: z.string().nullish() }).nullish() })

/**
 * Read access to the fields of a page that its protection covers. Staff and requests with the service key always have
 * it; anonymous visitors only on unprotected pages. Without `doc`, Payload checks the field itself, for example as a
 * filter: that is refused, because filters would reveal a protected text letter by letter.
 */
export const readUnprotected: FieldAccess = ({ req, doc }) => {
  if (req.user || hasServiceKey(req)) return true
  const page = protectedPage.safeParse(doc)
  return page.success && page.data.protection?.level === 'none'
}

export const readWithServiceKey: FieldAccess = ({ req }) => hasServiceKey(req)
