import type { PublishedPage } from '@ferrule/content-client/published-page'
import { decidePageAccess } from '@ferrule/domain/pages/page-protection'
import type { Visit } from '../../visit/contexts.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import type { ViewResponse } from '../view-response.ts'
import { lockOf } from './lock-of.server.ts'
import type { ProtectedView } from './protected-view.ts'
import { hasUnlocked } from './unlock-cookie.server.ts'

/** Responses for protected pages are not stored by the edge, by browsers or by search engines. */
const privateNoStoreHeaders = { ...privateNoStore, 'X-Robots-Tag': 'noindex' }

/** Returns the response for a page that the visitor may not read; undefined if they may. */
export function guardPage(request: Request, visit: Visit, page: PublishedPage): ViewResponse | undefined {
  if (visit.isEditor) return undefined
  const { protection } = page
  const isUnlocked = hasUnlocked(request.headers.get('Cookie'), lockOf(page))
  // Access tokens are in the browser only and not in page requests; the unlock cookie proves an earlier role check.
  const roles = protection.level === 'ciam-role' && isUnlocked ? [protection.role] : undefined
  const decision = decidePageAccess(protection, { hasUnlocked: isUnlocked, roles })
  if (decision === 'open') return undefined
  return lockedPage(page, { needs: decision === 'needs-password' ? 'password' : 'role' })
}

export function lockedPage(page: PublishedPage, state: Pick<ProtectedView, 'needs' | 'problem'>): ViewResponse {
  const isTooMany = state.problem === 'too-many'
  return {
    view: { kind: 'protected', title: page.title, ...state },
    status: isTooMany ? 429 : state.problem === 'failed' ? 503 : 403,
    headers: { ...privateNoStoreHeaders, ...(isTooMany ? { 'Retry-After': '60' } : {}) },
  }
}
