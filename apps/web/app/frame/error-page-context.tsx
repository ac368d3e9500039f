import { createContext, lazy, type ReactNode } from 'react'

const FetchedErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }))

/**
 * The page for whatever fails. It stands in the frame of the public site, so the portal fetches it only when something
 * has failed; the server's renderer, which cannot wait in the middle of a page, sets it.
 */
export const ErrorPageContext = createContext<ReactNode>(<FetchedErrorPage />)
