import type { PublishedPage } from '@ferrule/content-client/published-page'
import { decideReading } from '@ferrule/domain/pages/page-protection'
import type { Visit } from '../../request/contexts.ts'
import { forThisReader } from '../../request/for-this-reader.ts'
import type { Loaded } from '../load-view.server.ts'
import { lockOf } from './lock-of.server.ts'
import type { ProtectedView } from './protected-view.ts'
import { hasUnlocked } from './unlock-cookie.server.ts'

/** Nobody keeps an answer about a protected page: not the edge, not a browser, not a search engine. */
const forThisReaderAlone = { ...forThisReader, 'X-Robots-Tag': 'noindex' }

/** What a reader gets instead of a page they may not read; nothing where they may. */
export function guardPage(request: Request, visit: Visit, page: PublishedPage): Loaded | undefined {
  if (visit.isEditor) return undefined
  const { protection } = page
  const isUnlocked = hasUnlocked(request.headers.get('Cookie'), lockOf(page))
  // Tokens live in the browser and never come with a document: whoever has shown the role there has a cookie here.
  const roles = protection.level === 'ciam-role' && isUnlocked ? [protection.role] : undefined
  const decision = decideReading(protection, { hasUnlocked: isUnlocked, roles })
  if (decision === 'open') return undefined
  return lockedPage(page, { needs: decision === 'needs-password' ? 'password' : 'role' })
}

export function lockedPage(page: PublishedPage, state: Pick<ProtectedView, 'needs' | 'problem'>): Loaded {
  const isTooMany = state.problem === 'too-many'
  return {
    view: { kind: 'protected', title: page.title, ...state },
    status: isTooMany ? 429 : state.problem === 'failed' ? 503 : 403,
    headers: { ...forThisReaderAlone, ...(isTooMany ? { 'Retry-After': '60' } : {}) },
  }
}
