import type { SystemData } from '@ferrule/content-client/system-data'
import { type Locale, parseLocale } from '@ferrule/domain/locales/locale'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import type { NavigationReader } from '@ferrule/domain/navigation/to-navigation'
import { hasEditorSession } from '../editor/editor-session.server.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'

export type AskedNavigation = { system: SystemData; locale: Locale; isEditor: boolean }

/** What both navigation calls are asked with: ?lang= as in addresses, and for editors ?stage= and ?cache=. */
export async function readAskedNavigation(
  audience: string,
  query: URLSearchParams,
  headers: Headers,
): Promise<AskedNavigation | Response> {
  const isEditor = audience === 'editor'
  if (!isEditor && audience !== 'public') return refuse(404, 'Not found')
  const bySession = await hasEditorSession(headers)
  if (isEditor && !bySession) return refuse(403, 'For editors only')
  const locale = parseLocale(query.get('lang') ?? '')
  if (!locale) return refuse(400, 'lang is no language of ours')
  const stage = query.get('stage') ?? 'PUBLISHED'
  if (stage !== 'PUBLISHED' && !isEditor) return refuse(403, 'For editors only')
  const { content } = getServices()
  if (bySession && query.get('cache') === 'clear') await content.clear()
  const fresh = bySession && query.get('cache') === 'false'
  return { system: await orUnavailable('content', content.getSystem(locale.language, { fresh })), locale, isEditor }
}

export function readerOf(site: ConfiguredSite, { locale, isEditor }: AskedNavigation): NavigationReader {
  const domain = findMainDomain(site)
  return { locale, siteSegment: domain.ok ? domain.value.slug || undefined : undefined, isEditor }
}

export function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })
}
