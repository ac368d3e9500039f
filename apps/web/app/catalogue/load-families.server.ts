import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { CatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { catalogueKey, keysOfMissingPage, keysOfPage } from '@ferrule/domain/publishing/surrogate-keys'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import type { ViewResponse } from '../pages/view-response.ts'
import { pageVersionsOf } from '../pages/page-versions-of.server.ts'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { Families } from './families.generated.ts'
import { queryCatalogue } from './query-catalogue.server.ts'

const areaCodes = { products: 'products', services: 'services', 'smart-factory': 'smart_factory' } as const

type Entry = { area: CatalogueArea; page: PublishedPage | undefined; editorial: ViewResponse }

/** Loads the entry page of an area with its families. */
export async function loadFamilies(visit: Visit, { area, page, editorial }: Entry): Promise<ViewResponse> {
  const { locale } = visit
  const variables = { language: locale.language, country: toCountryCode(locale), area: areaCodes[area] }
  const { families } = await orThrow503('data', queryCatalogue(visit, Families, variables))
  const productRoutes = editorial.view.kind === 'page' ? editorial.view.productRoutes : {}
  const versions = pageVersionsOf(visit, page)
  return {
    view: { kind: 'families', area, page, productRoutes, families, versions, steps: [] },
    status: 200,
    headers: publicCacheHeaders([...keysOfEntry(visit, page), catalogueKey]),
  }
}

export function keysOfEntry({ site, locale, segments }: Visit, page: PublishedPage | undefined): string[] {
  const address = { siteSlug: site.slug, locale: toUrlCode(locale), path: toContentPath(segments) }
  return page ? keysOfPage(address, page) : keysOfMissingPage(address)
}
