import { type EditorPage, editorPage } from '@ferrule/domain/editor/editor-page'
import type { Language } from '@ferrule/domain/locales/language'
import type { ContentStage } from '@ferrule/domain/translation/page-translation'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { ContentServiceAddress } from './query-content-service.ts'

const timeoutMs = 5000
const answer = z.object({ pages: z.array(editorPage) })

export type EditorPagesQuery = { siteSlug: string; language: Language; stage: ContentStage }

/** Reads the pages of a site with their drafts, for editors only. Never cached: editors see their last save. */
export async function readEditorPages(
  { url, key }: ContentServiceAddress,
  query: EditorPagesQuery,
): Promise<EditorPage[]> {
  const address = `${url}/api/pages/editor-pages?${new URLSearchParams(query).toString()}`
  const response = await tracedFetch('content EditorPages', address, {
    headers: { 'x-content-service-key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  return answer.parse(await response.json()).pages
}
