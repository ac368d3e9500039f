import { createContext, type ReactNode, useContext } from 'react'

/** What an editor wrote for the case that something fails. Drawn already: the shell must not bring all blocks along. */
export type ErrorContent = { title: string; description: string; body: ReactNode }

/** Set by the server's renderer where it could be read. */
export const ErrorContentContext = createContext<ErrorContent | undefined>(undefined)

export function useErrorContent(): ErrorContent | undefined {
  return useContext(ErrorContentContext)
}
