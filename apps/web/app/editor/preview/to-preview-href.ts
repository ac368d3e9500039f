import type { PreviewQuery } from '@ferrule/domain/editor/preview-options'
import { type Locale, toUrlCode } from '@ferrule/domain/locales/locale'

/** The address of the preview with its bar, in the editor's own language. */
export function toPreviewHref(uiLocale: string, path: string, query: Partial<PreviewQuery>): string {
  return `/${uiLocale}/editor/preview/${encodePath(path)}${toSearch(query)}`
}

/** The address of the previewed page alone, for the frame. */
export function toPreviewPageHref(
  locale: Locale,
  path: string,
  { site, stage, date, locked }: Pick<PreviewQuery, 'site' | 'stage' | 'date' | 'locked'>,
): string {
  return `/${toUrlCode(locale)}/editor/preview-page/${encodePath(path)}${toSearch({ site, stage, date, locked })}`
}

/** The address of the page of a preview link, for the frame. The link alone decides what it shows. */
export function toSharedPageHref(locale: Locale, token: string): string {
  return `/${toUrlCode(locale)}/editor/preview-page/?${new URLSearchParams({ link: token })}`
}

function toSearch(query: Partial<PreviewQuery>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
