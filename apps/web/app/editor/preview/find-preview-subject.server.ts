import { type PreviewSubject, previewQuery } from '@ferrule/domain/editor/preview-options'
import type { Locale } from '@ferrule/domain/locales/locale'
import { hasEditorSession } from '../editor-session.server.ts'
import { findSharedPreview } from './preview-token.server.ts'

type PreviewAddress = { locale: Locale | undefined; path: string; query: URLSearchParams }

/** Returns what the request may preview; undefined without an editor session or a valid preview link. */
export async function findPreviewSubject(
  headers: Headers,
  { locale, path, query }: PreviewAddress,
): Promise<PreviewSubject | undefined> {
  const link = query.get('link')
  if (link !== null) return (await findSharedPreview(link, { isVisit: false }))?.subject
  if (!locale || !(await hasEditorSession(headers))) return undefined
  const { site = '', stage, date, locked } = previewQuery.parse(Object.fromEntries(query))
  const { language, country } = locale
  return { site, path, language, country, stage, date, locked: locked !== undefined }
}
