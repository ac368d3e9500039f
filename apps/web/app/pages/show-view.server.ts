import { data, type RouterContextProvider } from 'react-router'
import { viewContext } from '../request/contexts.ts'
import type { Loaded } from './load-view.server.ts'

/** Hands a view to the renderer and answers with its status and headers; the loader itself has nothing to say. */
export function showView(context: Readonly<RouterContextProvider>, { view, status, headers }: Loaded) {
  context.set(viewContext, view)
  return data(null, { status, headers })
}
