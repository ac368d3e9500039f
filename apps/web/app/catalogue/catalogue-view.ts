import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { CatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import type { ListWishes } from '@ferrule/domain/catalogue/list-address'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import type { AvailabilityQuery } from './availability.generated.ts'
import type { CapabilitiesQuery } from './capabilities.generated.ts'
import type { CataloguePageQuery } from './catalogue-page.generated.ts'
import type { FamiliesQuery } from './families.generated.ts'

export type Product = NonNullable<CataloguePageQuery['product']>
export type ProductList = NonNullable<CataloguePageQuery['list']>
export type ListedProduct = ProductList['products'][number]
export type Specifications = Product['specifications']

type Found = {
  versions: PageVersions
  /** What lies between home and here. */
  steps: Breadcrumb[]
}

/** The families of one area. */
export type FamiliesView = Found & {
  kind: 'families'
  area: CatalogueArea
  /** What an editor wrote around them. */
  page: PublishedPage | undefined
  productRoutes: Record<string, string>
  families: FamiliesQuery['families']
}

export type ClassificationView = Found & {
  kind: 'classification'
  page: PublishedPage | undefined
  classification: NonNullable<CataloguePageQuery['classification']>
  list: ProductList
  /** How many there are without any filter. */
  total: number
  wishes: ListWishes
  system: MeasurementSystem
}

/** What a reader looked for among the capabilities of all machines. */
export type CapabilitySearch = {
  query: string
  found: CapabilitiesQuery['capabilities']
  chosen: { slug: string; name: string; machines: NonNullable<CapabilitiesQuery['machines']> } | undefined
}

export type ProductView = Found & {
  kind: 'product'
  product: Product
  system: MeasurementSystem
  stories: PageSummary[]
  search: CapabilitySearch | undefined
}

/** What is done for a machine after it is sold. */
export type ProductServiceView = Found & { kind: 'product-service'; product: Product }

export type NotSoldView = {
  kind: 'not-sold'
  name: string
  system: MeasurementSystem
  alternatives: NonNullable<AvailabilityQuery['availability']>['alternatives']
}

export type CatalogueView = FamiliesView | ClassificationView | ProductView | ProductServiceView | NotSoldView

const kinds: readonly string[] = [
  'families',
  'classification',
  'product',
  'product-service',
  'not-sold',
] satisfies CatalogueView['kind'][]

export function isCatalogueView(view: { kind: string }): view is CatalogueView {
  return kinds.includes(view.kind)
}
