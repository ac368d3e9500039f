import type { StagedPage } from '@ferrule/content-client/staged-pages'
import type { PreviewSubject } from '@ferrule/domain/editor/preview-options'
import { type PreviewVisibility, visibilityAt } from '@ferrule/domain/editor/preview-visibility'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { fallbackLanguages } from '@ferrule/domain/pages/fallback-languages'
import { findPageRefusal } from '@ferrule/domain/pages/find-page-refusal'
import { chooseHomePage } from '@ferrule/domain/pages/home-page'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { getServices } from '../../visit/services.server.ts'

export type PreviewedPage = StagedPage & {
  /** Whether visitors can read this text at the chosen moment; for a draft, once it is published. */
  visibility: PreviewVisibility
}

type PreviewVisit = Pick<Visit, 'site' | 'locale' | 'segments'>

/** Finds the previewed page in its language, else in a fallback language, as for a visitor. */
export async function findStagedPage(
  visit: PreviewVisit,
  { stage, date }: Pick<PreviewSubject, 'stage' | 'date'>,
): Promise<PreviewedPage | undefined> {
  const { site, locale } = visit
  const place = placeOf(visit)
  for (const language of [locale.language, ...fallbackLanguages(site.languages, locale.language)]) {
    const address = { siteSlug: site.slug, language, stage, ...place }
    const found = await orThrow503('content', getServices().readStagedPage(address))
    if (!found) continue
    const version = { language, country: locale.country }
    if (findPageRefusal(found.page, { siteSlug: site.slug, locale: version, isEditor: true })) return undefined
    const facts = { ...found.publication, isPublished: true }
    return { ...found, visibility: visibilityAt(facts, date ? new Date(date) : new Date()) }
  }
  return undefined
}

/** A site may have a different home page in each country. */
function placeOf({ site, locale, segments }: PreviewVisit): { path: string } | { id: string } {
  const path = toContentPath(segments)
  if (path !== '') return { path }
  const home = chooseHomePage(site.homePages, toCountryCode(locale))
  return home.ok ? { id: home.value.pageId } : { path }
}
