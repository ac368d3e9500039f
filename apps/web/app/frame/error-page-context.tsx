import { createContext, lazy, type ReactNode } from 'react'

const FetchedErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }))

/**
 * The error page. It includes the frame of the public site, so the portal loads it lazily; the server's renderer cannot
 * suspend and therefore provides the component itself.
 */
export const ErrorPageContext = createContext<ReactNode>(<FetchedErrorPage />)
