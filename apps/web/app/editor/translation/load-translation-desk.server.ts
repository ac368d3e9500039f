import { readPageTranslation } from '@ferrule/content-client/page-translations'
import { readTranslationDesk } from '@ferrule/content-client/translation-files'
import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { getServices } from '../../visit/services.server.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'

/** Loads the translation of a page into one language; undefined without the page or the language. */
export async function loadTranslationDesk({ locale }: Visit, pageId: string, query: URLSearchParams) {
  const wanted = query.get('language') ?? ''
  const language = isLanguage(wanted) ? wanted : await findNextLanguage(pageId)
  if (!language) return undefined
  const desk = await orThrow503('content', readTranslationDesk(contentServiceAddress(), { pageId, language }))
  return desk && { ...desk, pageId, locale: toUrlCode(locale), adminOrigin: getServices().settings.CMS_ORIGIN }
}

export type LoadedDesk = NonNullable<Awaited<ReturnType<typeof loadTranslationDesk>>>

/** The first language that is being translated, or else the first one. */
async function findNextLanguage(pageId: string): Promise<Language | undefined> {
  const translation = await orThrow503('content', readPageTranslation(contentServiceAddress(), pageId))
  const targets = translation?.targetLanguages ?? []
  return (targets.find(({ state }) => state === 'InProgress') ?? targets[0])?.languageCode
}
