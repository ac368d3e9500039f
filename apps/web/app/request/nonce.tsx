import { createContext, useContext } from 'react'

/** Marks, while a page is drawn, the scripts that we ourselves write; see entry.server. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
