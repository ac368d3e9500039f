import { data, type RouterContextProvider } from 'react-router'
import { viewContext } from '../visit/contexts.ts'
import type { ViewResponse } from './view-response.ts'

/** Passes a view to the renderer by context, and returns its status and headers with empty loader data. */
export function showView(context: Readonly<RouterContextProvider>, { view, status, headers }: ViewResponse) {
  context.set(viewContext, view)
  return data(null, { status, headers })
}
