import type { PublishedPage } from '@ferrule/content-client/published-page'
import { useView } from './view.ts'

/** The editorial page of the current view, if there is one. */
export function usePageContent(): PublishedPage | undefined {
  const view = useView()
  return view && 'page' in view ? view.page : undefined
}
