import { type classificationAreas } from './product-document.ts'

export type CatalogueArea = (typeof classificationAreas)[number]

/** What an address below one of the catalogue's areas asks for, by its words alone. */
export type CatalogueAddress = {
  area: CatalogueArea
  /** The last part of the path; nothing for the area's own page. */
  slug: string | undefined
  /** Whether it asks for what is done for a product after it is sold. */
  service: boolean
}

const areas: readonly string[] = ['products', 'services', 'smart-factory'] satisfies CatalogueArea[]

/** The last word of the address of a product's service page. */
export const servicePage = 'service'

function isArea(segment: string | undefined): segment is CatalogueArea {
  return segment !== undefined && areas.includes(segment)
}

/** `segments` are those after site and locale. The lineage in between says nothing: the last slug is unique. */
export function parseCatalogueAddress(segments: readonly string[]): CatalogueAddress | undefined {
  const [area, ...path] = segments
  if (!isArea(area)) return undefined
  const service = path.length > 1 && path.at(-1) === servicePage
  return { area, slug: (service ? path.slice(0, -1) : path).at(-1), service }
}

/** What the catalogue knows under a slug in the reader's country. Routes begin with a slash. */
export type KnownBySlug = {
  classification: { route: string } | null | undefined
  product: { route: string } | null | undefined
}

export type CatalogueAnswer =
  | { kind: 'classification' }
  | { kind: 'product' }
  | { kind: 'service' }
  /** Known, but at home elsewhere: an old or a short address. */
  | { kind: 'moved'; segments: string[] }
  | { kind: 'unknown' }

/** A classification comes before a product of the same slug; whatever is at home elsewhere is sent there. */
export function decideCatalogueAnswer(segments: readonly string[], known: KnownBySlug): CatalogueAnswer {
  const address = parseCatalogueAddress(segments)
  if (!address) return { kind: 'unknown' }
  const classification = address.service ? undefined : known.classification
  const found = classification ?? known.product
  if (!found) return { kind: 'unknown' }
  const home = [...toSegments(found.route), ...(address.service ? [servicePage] : [])]
  if (home.join('/') !== segments.join('/')) return { kind: 'moved', segments: home }
  if (classification) return { kind: 'classification' }
  return { kind: address.service ? 'service' : 'product' }
}

function toSegments(route: string): string[] {
  return route.split('/').filter((segment) => segment !== '')
}
