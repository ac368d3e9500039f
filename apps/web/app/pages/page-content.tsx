import type { PublishedPage } from '@ferrule/content-client/published-page'
import { createContext, useContext } from 'react'

/** Set by the server's renderer; in the browser it is empty, because content pages are documents. */
export const PageContentContext = createContext<PublishedPage | null>(null)

export function usePageContent(): PublishedPage | null {
  return useContext(PageContentContext)
}
