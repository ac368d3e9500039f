import type { PageSummary } from '@ferrule/content-client/page-summary'
import type { Brand } from '@ferrule/content-client/system-data'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { CatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import type { ListQuery } from '@ferrule/domain/catalogue/list-query-string'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import type { StripLocation } from '../pages/locations/location-strip.tsx'
import type { AvailabilityQuery } from './availability.generated.ts'
import type { CapabilitiesQuery } from './capabilities.generated.ts'
import type { CataloguePageQuery } from './catalogue-page.generated.ts'
import type { FamiliesQuery } from './families.generated.ts'
import type { ComparedMachines } from './compared-machines.ts'

export type Product = NonNullable<CataloguePageQuery['product']>
export type ProductList = NonNullable<CataloguePageQuery['list']>
export type ListedProduct = ProductList['products'][number]
export type Specifications = Product['specifications']

type ViewBase = {
  versions: PageVersions
  /** The breadcrumbs between home and this page. */
  steps: Breadcrumb[]
}

/** The families of one area. */
export type FamiliesView = ViewBase & {
  kind: 'families'
  area: CatalogueArea
  /** The editorial page around the families. */
  page: PublishedPage | undefined
  productRoutes: Record<string, string>
  families: FamiliesQuery['families']
}

export type ClassificationView = ViewBase & {
  kind: 'classification'
  page: PublishedPage | undefined
  productRoutes: Record<string, string>
  comparedMachines: ComparedMachines
  classification: NonNullable<CataloguePageQuery['classification']>
  list: ProductList
  /** The number of products without filters. */
  total: number
  listQuery: ListQuery
  system: MeasurementSystem
}

/** A visitor's search among the capabilities of all machines. */
export type CapabilitySearch = {
  query: string
  found: CapabilitiesQuery['capabilities']
  chosen: { slug: string; name: string; machines: NonNullable<CapabilitiesQuery['machines']> } | undefined
}

export type ProductView = ViewBase & {
  kind: 'product'
  product: Product
  /** The brand's record in the CMS; undefined if it has none. */
  brand: Brand | undefined
  system: MeasurementSystem
  /** A day such as 2026-11-18. */
  today: string
  stories: PageSummary[]
  search: CapabilitySearch | undefined
}

/** After-sales service of a machine. */
export type ProductServiceView = ViewBase & { kind: 'product-service'; product: Product }

export type UnavailableProductView = {
  kind: 'unavailable-product'
  system: MeasurementSystem
  /** The location that serves the visitor's country; undefined if there is none. */
  contact: StripLocation | undefined
} & Pick<NonNullable<AvailabilityQuery['availability']>, 'name' | 'product' | 'countryCount' | 'alternatives'>

export type CatalogueView =
  | FamiliesView
  | ClassificationView
  | ProductView
  | ProductServiceView
  | UnavailableProductView

const kinds: readonly string[] = [
  'families',
  'classification',
  'product',
  'product-service',
  'unavailable-product',
] satisfies CatalogueView['kind'][]

export function isCatalogueView(view: { kind: string }): view is CatalogueView {
  return kinds.includes(view.kind)
}
