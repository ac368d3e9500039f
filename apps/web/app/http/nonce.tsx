import { createContext, useContext } from 'react'

/** Marks our own scripts while a page is rendered; see entry.server. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
