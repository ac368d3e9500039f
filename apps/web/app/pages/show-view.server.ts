import { data, type RouterContextProvider } from 'react-router'
import { countMissingPage } from '../redirects/count-missing-page.server.ts'
import { findNearestPages } from '../search/find-nearest-pages.server.ts'
import { viewContext, visitContext } from '../visit/contexts.ts'
import type { ViewResponse } from './view-response.ts'

/**
 * Passes a view to the renderer by context, and returns its status and headers with empty loader data. A missing page
 * gets its suggestions here, because earlier a product could still be found at its address.
 */
export async function showView(context: Readonly<RouterContextProvider>, { view, status, headers }: ViewResponse) {
  if (view.kind === 'missing') {
    const visit = context.get(visitContext)
    countMissingPage(visit)
    context.set(viewContext, { ...view, nearest: await findNearestPages(visit) })
  } else {
    context.set(viewContext, view)
  }
  return data(null, { status, headers })
}
