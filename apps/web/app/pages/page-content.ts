import type { PublishedPage } from '@ferrule/content-client/published-page'
import { useView } from './view.ts'

/** What an editor wrote for this address, wherever something of it is shown. */
export function usePageContent(): PublishedPage | undefined {
  const view = useView()
  return view && 'page' in view ? view.page : undefined
}
