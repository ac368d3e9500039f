import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { ListQuery } from '@ferrule/domain/catalogue/list-query-string'
import { catalogueKey, classificationKey, productKey } from '@ferrule/domain/publishing/surrogate-keys'
import { breadcrumbSteps } from '../pages/breadcrumb-steps.server.ts'
import type { ViewResponse } from '../pages/view-response.ts'
import { pageVersionsOf } from '../pages/page-versions-of.server.ts'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import type { Visit } from '../visit/contexts.ts'
import type { CataloguePageQuery } from './catalogue-page.generated.ts'
import type { ClassificationView, ProductList } from './catalogue-view.ts'
import type { ComparedMachines } from './compared-machines.ts'
import { keysOfEntry } from './load-families.server.ts'
import { listTeasedSlugs } from './tease-available-products.ts'
import { measurementSystemOf, varyBySystem } from './measurement-system-of.server.ts'

type ClassificationData = {
  classification: ClassificationView['classification']
  list: ProductList
  all?: CataloguePageQuery['all']
  page: PublishedPage | undefined
  productRoutes: Record<string, string>
  comparedMachines: ComparedMachines
  listQuery: ListQuery
}

/** The view of a classification with one page of its product list. */
export function toClassificationView(request: Request, visit: Visit, data: ClassificationData): ViewResponse {
  const { classification, list, page, productRoutes, comparedMachines, listQuery } = data
  const { lineage, supported_countries, parent_id, slug } = classification
  // Top-level families exist in every country; their own country list is ignored.
  const countries = page ? page.countries : parent_id === null ? [] : supported_countries
  return {
    view: {
      kind: 'classification',
      page,
      productRoutes,
      comparedMachines,
      classification,
      list,
      total: data.all?.total ?? list.total,
      listQuery,
      system: listQuery.units ?? measurementSystemOf(request, visit),
      steps: breadcrumbSteps(visit, { path: visit.segments.join('/'), lineage }),
      versions: pageVersionsOf(visit, { languages: [...visit.site.languages], countries }),
    },
    status: 200,
    headers: {
      ...publicCacheHeaders([
        ...keysOfEntry(visit, page),
        catalogueKey,
        classificationKey(slug),
        ...list.products.map((product) => productKey(product.slug)),
        ...listTeasedSlugs(page?.blocks ?? []).map(productKey),
      ]),
      ...varyBySystem,
    },
  }
}
