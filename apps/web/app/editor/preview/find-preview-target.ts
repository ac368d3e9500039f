import type { Locale } from '@ferrule/domain/locales/locale'
import { parsePagePath, toContentPath } from '@ferrule/domain/pages/page-path'

type PreviewTarget = { path: string; locale: Locale }

/** The page of the previewed site that a link leads to; undefined for links to files, the portal and other websites. */
export function findPreviewTarget(
  href: string,
  { origin, siteSegment }: { origin: string; siteSegment: string | undefined },
): PreviewTarget | undefined {
  const url = URL.parse(href, origin)
  if (url?.origin !== origin) return undefined
  const { locale, segments } = parsePagePath(url.pathname)
  const own = siteSegment !== undefined && segments[0] === siteSegment ? segments.slice(1) : segments
  if (!locale || own[0] === 'mykomax' || own[0] === 'editor') return undefined
  return { path: toContentPath(own), locale }
}
