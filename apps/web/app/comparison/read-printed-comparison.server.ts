import { loadTexts } from '@ferrule/texts/load-texts'
import { data } from 'react-router'
import { readVisit } from '../visit/read-visit.server.ts'
import { loadRequestedComparison } from './load-requested-comparison.server.ts'

/** Loads the comparison for a PDF or spreadsheet. Throws 404 with fewer than two products. */
export async function readPrintedComparison(request: Request, url: URL) {
  const visit = await readVisit(request, url)
  const texts = await loadTexts(visit.locale.language, undefined, visit.locale.country)
  const requested = await loadRequestedComparison(visit, { request, query: url.searchParams, id: undefined })
  if (!requested || requested.comparison.columns.length < 2) throw data(null, 404)
  return { visit, texts, comparison: requested.comparison }
}
