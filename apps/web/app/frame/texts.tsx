import { createTexts, type Texts } from '@ferrule/texts/load-texts'
import { en } from '@ferrule/texts/catalogues/en'
import { createContext, useContext } from 'react'

/** English where nothing else is given: an error page must have words even when all else failed. */
export const TextsContext = createContext<Texts>(createTexts('en', en))

export function useTexts(): Texts {
  return useContext(TextsContext)
}
