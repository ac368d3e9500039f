import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { ListWishes } from '@ferrule/domain/catalogue/list-address'
import { toBreadcrumbs } from '@ferrule/domain/navigation/breadcrumbs'
import { catalogueKey, classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { Loaded } from '../pages/load-view.server.ts'
import { pageVersionsOf } from '../pages/page-versions-of.server.ts'
import { sharedPage } from '../request/cache-headers.ts'
import type { Visit } from '../request/contexts.ts'
import type { CataloguePageQuery } from './catalogue-page.generated.ts'
import type { ClassificationView, ProductList } from './catalogue-view.ts'
import { keysOfEntry } from './load-families.server.ts'
import { measurementSystemOf, varyBySystem } from './measurement-system-of.server.ts'

type Found = {
  classification: ClassificationView['classification']
  list: ProductList
  all?: CataloguePageQuery['all']
  page: PublishedPage | undefined
  wishes: ListWishes
}

/** A branch of the catalogue with one page of what it offers. */
export function toClassificationView(request: Request, visit: Visit, found: Found): Loaded {
  const { classification, list, page, wishes } = found
  const { lineage, supported_countries, parent_id, slug } = classification
  const trail = toBreadcrumbs({ kind: 'catalogue', lineage, productName: undefined }, { home: '', notFound: '' })
  // A family stands everywhere, whatever its list says.
  const countries = page ? page.countries : parent_id === null ? [] : supported_countries
  return {
    view: {
      kind: 'classification',
      page,
      classification,
      list,
      total: found.all?.total ?? list.total,
      wishes,
      system: wishes.units ?? measurementSystemOf(request, visit),
      steps: trail.slice(1, -1),
      versions: pageVersionsOf(visit, { languages: [...visit.site.languages], countries }),
    },
    status: 200,
    headers: {
      ...sharedPage([
        ...keysOfEntry(visit, page),
        catalogueKey,
        classificationKey(slug),
        ...list.products.map((product) => productKey(product.slug)),
      ]),
      ...varyBySystem,
    },
  }
}
