import { createHash, randomBytes } from 'node:crypto'
import { openPreviewLink } from '@ferrule/content-client/preview-links'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'

const tokenPattern = /^[\w-]{43}$/

export function createPreviewToken(): { token: string; tokenDigest: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenDigest: digest(token) }
}

/** Returns the preview of a valid link. A visit is recorded in its audit; the frame of the same visit is not. */
export async function findSharedPreview(token: string, { isVisit }: { isVisit: boolean }) {
  if (!tokenPattern.test(token)) return undefined
  return orThrow503('content', openPreviewLink(contentServiceAddress(), { tokenDigest: digest(token), isVisit }))
}

/** The content service stores only digests, so its content cannot be used as a link. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
