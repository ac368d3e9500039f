import { createContext, type ReactNode, useContext } from 'react'

/** The editorial error page. The body is already rendered, so that the shell need not import all blocks. */
export type ErrorContent = { title: string; description: string; body: ReactNode }

/** Set by the server's renderer if the editorial error page could be loaded. */
export const ErrorContentContext = createContext<ErrorContent | undefined>(undefined)

export function useErrorContent(): ErrorContent | undefined {
  return useContext(ErrorContentContext)
}
