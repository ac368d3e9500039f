import { loadTexts } from '@ferrule/texts/load-texts'
import type { MiddlewareFunction } from 'react-router'
import { textsContext, visitContext } from '../request/contexts.ts'
import { readLook } from './look.ts'

/** Makes the page believe in the chosen theme, language and scheme, so that the shell around it shows them. */
export const lookMiddleware: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { theme, language, scheme } = readLook(url.searchParams)
  const visit = context.get(visitContext)
  context.set(visitContext, {
    ...visit,
    site: { ...visit.site, theme },
    locale: { language, country: undefined },
    scheme,
  })
  context.set(textsContext, await loadTexts(language))
}
