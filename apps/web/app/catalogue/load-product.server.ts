import { searchCapabilities } from '@ferrule/domain/catalogue/search-capabilities'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { type Breadcrumb, toBreadcrumbs } from '@ferrule/domain/navigation/breadcrumbs'
import { catalogueKey, classificationKey, listKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { listReadable } from '../pages/list-readable.server.ts'
import type { Loaded } from '../pages/load-view.server.ts'
import { pageVersionsOf } from '../pages/page-versions-of.server.ts'
import { sharedPage } from '../request/cache-headers.ts'
import type { Visit } from '../request/contexts.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { Capabilities } from './capabilities.generated.ts'
import type { CapabilitySearch, Product } from './catalogue-view.ts'
import { keysOfEntry } from './load-families.server.ts'
import { measurementSystemOf, varyBySystem } from './measurement-system-of.server.ts'

const mostStories = 3

export async function loadProduct(request: Request, visit: Visit, product: Product): Promise<Loaded> {
  const [search, stories] = await Promise.all([searchAmongCapabilities(visit), storiesAbout(visit, product.slug)])
  const { site, locale } = visit
  return {
    view: {
      kind: 'product',
      product,
      system: measurementSystemOf(request, visit),
      search,
      stories,
      steps: toTrail(product).slice(1, -1),
      versions: versionsOf(visit, product),
    },
    status: 200,
    headers: {
      ...sharedPage([...keysOf(visit, product), listKey(site.slug, toUrlCode(locale), 'Story')]),
      ...varyBySystem,
    },
  }
}

/** What is done for a machine after it is sold. */
export function loadProductService(visit: Visit, product: Product): Loaded {
  return {
    view: {
      kind: 'product-service',
      product,
      steps: [...toTrail(product).slice(1, -1), { title: product.name, path: product.route }],
      versions: versionsOf(visit, product),
    },
    status: 200,
    headers: sharedPage(keysOf(visit, product)),
  }
}

function toTrail({ name, classification }: Product): Breadcrumb[] {
  const lineage = classification?.lineage ?? []
  return toBreadcrumbs({ kind: 'catalogue', lineage, productName: name }, { home: '', notFound: '' })
}

/** Only where it is sold; a translation that is missing is read in English, so every language has a version. */
function versionsOf(visit: Visit, { soldIn }: Product) {
  return pageVersionsOf(visit, { languages: [...visit.site.languages], countries: soldIn })
}

/** All products whose words stand on the page. */
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
  const pages = await orUnavailable('content', listReadable(visit))
  return pages.filter(({ story }) => story?.productSlugs.includes(slug)).slice(0, mostStories)
}

/** Nothing is asked unless the reader did. */
async function searchAmongCapabilities({ search, locale }: Visit): Promise<CapabilitySearch | undefined> {
  const asked = new URLSearchParams(search)
  const query = (asked.get('q') ?? '').slice(0, 100)
  const slug = asked.get('capability') ?? ''
  if (query.trim() === '' && slug === '') return undefined
  const wanted = { language: locale.language, country: toCountryCode(locale), capability: slug, chosen: slug !== '' }
  const { capabilities, machines } = await orUnavailable('data', runOnDataService(Capabilities, wanted))
  const chosen = capabilities.find((capability) => capability.slug === slug)
  return {
    query,
    found: query.trim() === '' ? (chosen ? [chosen] : []) : searchCapabilities(capabilities, query),
    chosen: chosen && { slug, name: chosen.name, machines: machines ?? [] },
  }
}
