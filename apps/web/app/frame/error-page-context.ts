import { type ComponentType, createContext, lazy } from 'react'

/**
 * The page for whatever fails. It stands in the frame of the public site, so the portal fetches it only when something
 * has failed; the server's renderer, which cannot wait in the middle of a page, sets it.
 */
export const ErrorPageContext = createContext<ComponentType>(
  lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage })),
)
