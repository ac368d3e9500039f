import { loadTexts } from '@ferrule/texts/load-texts'
import { data } from 'react-router'
import { readVisit } from '../request/read-visit.server.ts'
import { readAskedComparison } from './read-asked-comparison.server.ts'

/** What a document is made of; there is none with fewer than two products. */
export async function readPrintedComparison(request: Request, url: URL) {
  const visit = await readVisit(request, url)
  const texts = await loadTexts(visit.locale.language)
  const asked = await readAskedComparison(visit, { request, query: url.searchParams, id: undefined })
  if (!asked || asked.comparison.columns.length < 2) throw data(null, 404)
  return { visit, texts, comparison: asked.comparison }
}
