import { searchCapabilities } from '@ferrule/domain/catalogue/search-capabilities'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import { catalogueKey, classificationKey, listKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { storiesOfProduct } from '@ferrule/domain/stories/filter-stories'
import { breadcrumbSteps } from '../pages/breadcrumb-steps.server.ts'
import { listPublicPages } from '../pages/list-public-pages.server.ts'
import type { ViewResponse } from '../pages/view-response.ts'
import { pageVersionsOf } from '../pages/page-versions-of.server.ts'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { Capabilities } from './capabilities.generated.ts'
import type { CapabilitySearch, Product } from './catalogue-view.ts'
import { keysOfEntry } from './load-families.server.ts'
import { measurementSystemOf, varyBySystem } from './measurement-system-of.server.ts'

const maxStories = 3

export async function loadProduct(request: Request, visit: Visit, product: Product): Promise<ViewResponse> {
  const [search, stories] = await Promise.all([searchAmongCapabilities(visit), storiesAbout(visit, product.slug)])
  const { site, locale } = visit
  return {
    view: {
      kind: 'product',
      product,
      brand: visit.system.brands.find(({ name }) => name === product.brand),
      system: measurementSystemOf(request, visit),
      today: new Date().toISOString().slice(0, 10),
      search,
      stories,
      steps: stepsOf(visit, product),
      versions: versionsOf(visit, product),
    },
    status: 200,
    headers: {
      ...publicCacheHeaders([...keysOf(visit, product), listKey(site.slug, toUrlCode(locale), 'Story')]),
      ...varyBySystem,
    },
  }
}

/** Loads the after-sales service page of a machine. */
export function loadProductService(visit: Visit, product: Product): ViewResponse {
  return {
    view: {
      kind: 'product-service',
      product,
      steps: [...stepsOf(visit, product), { title: product.name, path: product.route }],
      versions: versionsOf(visit, product),
    },
    status: 200,
    headers: publicCacheHeaders(keysOf(visit, product)),
  }
}

function stepsOf(visit: Visit, { name, classification }: Product): Breadcrumb[] {
  return breadcrumbSteps(visit, { path: visit.segments.join('/'), title: name, lineage: classification?.lineage ?? [] })
}

/** Only in countries where it is sold. Missing translations fall back to English, so every language has a version. */
function versionsOf(visit: Visit, { availableIn }: Product) {
  return pageVersionsOf(visit, { languages: [...visit.site.languages], countries: availableIn })
}

/** The keys of all products whose texts the page contains. */
function keysOf(visit: Visit, { slug, successor, related, classification }: Product): string[] {
  const shown = [slug, ...(successor ? [successor.slug] : []), ...related.map(({ product }) => product.slug)]
  return [
    ...keysOfEntry(visit, undefined),
    catalogueKey,
    ...shown.map(productKey),
    ...(classification ? [classificationKey(classification.slug)] : []),
  ]
}

async function storiesAbout(visit: Visit, slug: string) {
  const pages = await orThrow503('content', listPublicPages(visit))
  return storiesOfProduct(pages, slug, maxStories)
}

/** Returns undefined without a request if the URL contains no search. */
async function searchAmongCapabilities({ search, locale }: Visit): Promise<CapabilitySearch | undefined> {
  const params = new URLSearchParams(search)
  const query = (params.get('q') ?? '').slice(0, 100)
  const slug = params.get('capability') ?? ''
  if (query.trim() === '' && slug === '') return undefined
  const variables = { language: locale.language, country: toCountryCode(locale), capability: slug, chosen: slug !== '' }
  const { capabilities, machines } = await orThrow503('data', runOnDataService(Capabilities, variables))
  const chosen = capabilities.find((capability) => capability.slug === slug)
  return {
    query,
    found: query.trim() === '' ? (chosen ? [chosen] : []) : searchCapabilities(capabilities, query),
    chosen: chosen && { slug, name: chosen.name, machines: machines ?? [] },
  }
}
