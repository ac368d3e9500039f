import type { FieldAccess } from 'payload'
import { z } from 'zod'
import { isOwnServer } from './own-server.ts'

const guarded = z.looseObject({ protection: z.looseObject({ level: z.string().nullish() }).nullish() })

/**
 * What of a page only those may read who may read the page. Staff and our own servers always; strangers only where
 * nothing protects it. Without a page it is a question about the field itself, such as a search by it: a protected
 * text must not be guessed letter by letter.
 */
export const readUnprotected: FieldAccess = ({ req, doc }) => {
  if (req.user || isOwnServer(req)) return true
  const page = guarded.safeParse(doc)
  return page.success && page.data.protection?.level === 'none'
}

export const readByOwnServers: FieldAccess = ({ req }) => isOwnServer(req)
