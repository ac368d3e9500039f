import { request, setting } from '../support/request.ts'

/** The queries of the editor area: the tree, a search, and the texts of one state. */
export const editorPageQueries: Record<string, Record<string, string>> = {
  tree: {},
  search: { search: 'page-4' },
  states: { state: 'draft-newer', textLanguage: 'de' },
}

/** Queries the pages of a site as the website does, and returns the duration in milliseconds. */
export async function timeEditorPages(siteSlug: string, query: Record<string, string>): Promise<number> {
  const address = new URLSearchParams({ siteSlug, language: 'de', stage: 'DRAFT', ...query })
  const { status, milliseconds } = await request(
    `${setting('CONTENT_SERVICE_URL')}/api/pages/editor-pages?${address}`,
    { headers: { 'x-content-service-key': setting('CONTENT_SERVICE_KEY') } },
  )
  if (status !== 200) throw new Error(`the content service responded with ${status}`)
  return milliseconds
}
