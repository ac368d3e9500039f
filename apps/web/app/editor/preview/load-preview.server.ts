import { nameOfCountry } from '@ferrule/domain/countries/country'
import { type PreviewQuery, previewQuery } from '@ferrule/domain/editor/preview-options'
import { offersLocale, toAvailableLocales } from '@ferrule/domain/locales/available-locales'
import { type Locale, toUrlCode } from '@ferrule/domain/locales/locale'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import type { Visit } from '../../visit/contexts.ts'
import { getServices } from '../../visit/services.server.ts'
import { homeOf } from '../../visit/site-origin.ts'
import { toAdminHref } from '../to-admin-href.ts'
import { findChanges, type PageChanges } from './find-changes.server.ts'
import { findStagedPage, type PreviewedPage } from './find-staged-page.server.ts'
import { toPreviewPageHref } from './to-preview-href.ts'

/** Loads the bar of the preview: the choices, the facts about the page, and the address of its frame. */
export async function loadPreview(
  { site: ownSite, locale: ownLocale, system }: Visit,
  path: string,
  query: URLSearchParams,
) {
  const chosen = previewQuery.parse(Object.fromEntries(query))
  const { settings } = getServices()
  const site = system.sites.find(({ slug }) => slug === chosen.site) ?? ownSite
  const offer = toAvailableLocales({
    site,
    countries: system.countries,
    languageEntries: system.languages,
    showHidden: settings.SHOW_HIDDEN_COUNTRIES,
  })
  const language = chooseLanguage(chosen, { offered: offer.languages, own: ownLocale })
  const countries = offer.countries.filter(({ countryCode: country }) => offersLocale(offer, { language, country }))
  const country = countries.find(({ countryCode }) => countryCode === chosen.country)?.countryCode
  const locale: Locale = { language, country }
  const { segments } = parsePagePath(`/${language}/${path}`)
  const found = await findStagedPage({ site, locale, segments }, chosen)
  const changes = found && chosen.stage === 'DRAFT' ? await findChanges(found.page) : undefined
  const { origin, siteSegment } = homeOf(site, settings.EDGE_ORIGIN)
  return {
    uiLocale: toUrlCode(ownLocale),
    path,
    query: { ...chosen, site: site.slug, language, country },
    sites: system.sites.map(({ slug, name }) => ({ slug, name })),
    languages: offer.languages,
    countries: countries.map((one) => ({ code: one.countryCode, name: nameOfCountry(one, ownLocale.language) })),
    siteSegment,
    liveHref: `${origin}${toRequestPath({ locale, siteSegment, segments })}`,
    frameHref: toPreviewPageHref(locale, path, { ...chosen, site: site.slug }),
    adminOrigin: settings.CMS_ORIGIN,
    page: found && toFacts(found, changes),
    adminHref: found && toAdminHref(settings.CMS_ORIGIN, found.page.id, found.page.locale),
  }
}

export type Preview = Awaited<ReturnType<typeof loadPreview>>

function chooseLanguage(
  { language }: PreviewQuery,
  { offered, own }: { offered: readonly Locale['language'][]; own: Locale },
): Locale['language'] {
  const wanted = [language, own.language].find((one) => one !== undefined && offered.includes(one))
  return wanted ?? offered[0] ?? own.language
}

function toFacts({ page, publication, visibility, incompleteBlocks }: PreviewedPage, changes: PageChanges | undefined) {
  const count = (change: 'new' | 'changed') => changes?.blocks.filter((one) => one === change).length ?? 0
  return {
    id: page.id,
    title: page.title,
    language: page.locale,
    updatedAt: page.updatedAt,
    protection: page.protection.level,
    visibility,
    appearsAt:
      [publication.publishAt, publication.appearsAt]
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null,
    unpublishAt: publication.unpublishAt,
    incompleteBlocks,
    changes: changes && {
      isNew: changes.isNew,
      isTitleChanged: changes.isTitleChanged,
      added: count('new'),
      changed: count('changed'),
      removed: changes.removed.length,
    },
  }
}
