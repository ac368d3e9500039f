import { pageStateCounts } from '@ferrule/domain/editor/page-state-counts'
import { editorPageList, type PageChoice } from '@ferrule/domain/editor/editor-page-list'
import type { Language } from '@ferrule/domain/locales/language'
import type { ContentStage } from '@ferrule/domain/translation/page-translation'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { ContentServiceAddress } from './query-content-service.ts'

const timeoutMs = 5000
const answer = z.object({
  /** All pages of the site in this stage. */
  pageCount: z.number(),
  counts: pageStateCounts,
  list: editorPageList,
  titles: z.array(z.object({ id: z.string(), title: z.string() })),
})

export type EditorPagesQuery = {
  siteSlug: string
  language: Language
  stage: ContentStage
  choice?: Partial<PageChoice>
  /** Pages whose titles are read too. */
  titlesOf?: readonly string[]
}

/** Reads pages of a site with their drafts, for editors only. Never cached: editors see their last save. */
export async function readEditorPages(
  { url, key }: ContentServiceAddress,
  { siteSlug, language, stage, choice = {}, titlesOf = [] }: EditorPagesQuery,
): Promise<z.infer<typeof answer>> {
  const { search = '', state, shown, language: textLanguage } = choice
  const query = new URLSearchParams({ siteSlug, language, stage, search, titlesOf: titlesOf.join(',') })
  for (const [name, value] of Object.entries({ state, shown, textLanguage })) if (value) query.set(name, String(value))
  const response = await tracedFetch('content EditorPages', `${url}/api/pages/editor-pages?${query.toString()}`, {
    headers: { 'x-content-service-key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  return answer.parse(await response.json())
}
