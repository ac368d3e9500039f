import { loadTexts } from '@ferrule/texts/load-texts'
import type { MiddlewareFunction } from 'react-router'
import { textsContext, visitContext } from '../visit/contexts.ts'
import { readGuideOptions } from './guide-options.ts'

/** Overrides theme, language and scheme of the visit with the chosen ones, so that the shell uses them too. */
export const guideOptionsMiddleware: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { theme, language, scheme } = readGuideOptions(url.searchParams)
  const visit = context.get(visitContext)
  context.set(visitContext, {
    ...visit,
    site: { ...visit.site, theme },
    locale: { language, country: undefined },
    scheme,
  })
  context.set(textsContext, await loadTexts(language))
}
