import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { CatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { catalogueKey, keysOfMissingPage, keysOfPage } from '@ferrule/domain/publishing/surrogate-keys'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import type { Loaded } from '../pages/load-view.server.ts'
import { pageVersionsOf } from '../pages/page-versions-of.server.ts'
import { sharedPage } from '../request/cache-headers.ts'
import type { Visit } from '../request/contexts.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { Families } from './families.generated.ts'

const areaCodes = { products: 'products', services: 'services', 'smart-factory': 'smart_factory' } as const

type Entry = { area: CatalogueArea; page: PublishedPage | undefined; written: Loaded }

/** The entry of an area: its families. */
export async function loadFamilies(visit: Visit, { area, page, written }: Entry): Promise<Loaded> {
  const { locale } = visit
  const asked = { language: locale.language, country: toCountryCode(locale), area: areaCodes[area] }
  const { families } = await orUnavailable('data', runOnDataService(Families, asked))
  const productRoutes = written.view.kind === 'page' ? written.view.productRoutes : {}
  const versions = pageVersionsOf(visit, page)
  return {
    view: { kind: 'families', area, page, productRoutes, families, versions, steps: [] },
    status: 200,
    headers: sharedPage([...keysOfEntry(visit, page), catalogueKey]),
  }
}

export function keysOfEntry({ site, locale, segments }: Visit, page: PublishedPage | undefined): string[] {
  const address = { siteSlug: site.slug, locale: toUrlCode(locale), path: toContentPath(segments) }
  return page ? keysOfPage({ ...address, pageId: page.id }) : keysOfMissingPage(address)
}
