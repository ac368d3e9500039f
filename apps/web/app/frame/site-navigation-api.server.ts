import type { SystemData } from '@ferrule/content-client/system-data'
import { type Locale, parseLocale } from '@ferrule/domain/locales/locale'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { NavigationAudience } from '@ferrule/domain/navigation/to-navigation'
import { contentStage } from '@ferrule/domain/translation/page-translation'
import { hasEditorSession } from '../editor/editor-session.server.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'

export type NavigationArgs = { system: SystemData; locale: Locale; isEditor: boolean }

/**
 * Reads the parameters of both navigation APIs: ?lang= as in URLs, and for editors ?stage= and ?cache=. A navigation has
 * no draft, so the stage DRAFT is its last save, read past the caches.
 */
export async function readNavigationArgs(
  audience: string,
  query: URLSearchParams,
  headers: Headers,
): Promise<NavigationArgs | Response> {
  const isEditor = audience === 'editor'
  if (!isEditor && audience !== 'public') return toErrorResponse(404, 'Not found')
  const bySession = await hasEditorSession(headers)
  if (isEditor && !bySession) return toErrorResponse(403, 'For editors only')
  const locale = parseLocale(query.get('lang') ?? '')
  if (!locale) return toErrorResponse(400, 'unknown lang')
  const stage = contentStage.safeParse(query.get('stage') ?? undefined)
  if (!isEditor && stage.data !== 'PUBLISHED') return toErrorResponse(403, 'For editors only')
  if (!stage.success) return toErrorResponse(400, 'unknown stage')
  const { content } = getServices()
  if (bySession && query.get('cache') === 'clear') await content.clear()
  const fresh = bySession && (stage.data === 'DRAFT' || query.get('cache') === 'false')
  return { system: await orThrow503('content', content.getSystem(locale.language, { fresh })), locale, isEditor }
}

export function audienceOf(site: ConfiguredSite, { locale, isEditor }: NavigationArgs): NavigationAudience {
  const domain = findMainDomain(site)
  return { locale, siteSegment: domain.ok ? domain.value.slug || undefined : undefined, isEditor }
}

export function toErrorResponse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })
}
