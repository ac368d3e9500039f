import { component } from '@ferrule/texts/catalogues/en/component'
import { error } from '@ferrule/texts/catalogues/en/error'
import { frame } from '@ferrule/texts/catalogues/en/frame'
import { news } from '@ferrule/texts/catalogues/en/news'
import { portal } from '@ferrule/texts/catalogues/en/portal'
import { signIn } from '@ferrule/texts/catalogues/en/sign-in'
import { createTexts, type Texts } from '@ferrule/texts/load-texts'
import { createContext, useContext } from 'react'
import type { browserAreas } from './browser-areas.ts'

type BrowserArea = (typeof browserAreas)[number]

/** The English texts of `browserAreas`, bundled as fallback for when nothing can be fetched. */
export const builtInTexts = createTexts<BrowserArea>('en', {
  ...frame,
  ...error,
  ...component,
  ...news,
  ...signIn,
  ...portal,
}) as Texts

export const TextsContext = createContext<Texts>(builtInTexts)

export function useTexts(): Texts {
  return useContext(TextsContext)
}
