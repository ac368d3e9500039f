import { type classificationAreas } from './import-records.ts'

export type CatalogueArea = (typeof classificationAreas)[number]

/** A parsed catalogue address; says nothing about whether the page exists. */
export type CatalogueAddress = {
  area: CatalogueArea
  /** The last segment; undefined for the page of the area itself. */
  slug: string | undefined
  /** Whether it is the service page of a product. */
  service: boolean
}

const areas: readonly string[] = ['products', 'services', 'smart-factory'] satisfies CatalogueArea[]

/** The last segment of the address of a product's service page. */
export const servicePage = 'service'

function isArea(segment: string | undefined): segment is CatalogueArea {
  return segment !== undefined && areas.includes(segment)
}

/** The area of a catalogue page: its path starts with or ends in the area's segment. */
export function findCatalogueArea(segments: readonly string[]): CatalogueArea | undefined {
  return [segments[0], segments.at(-1)].find(isArea)
}

/** `segments` are those after site and locale. The lineage in between is ignored, because the last slug is unique. */
export function parseCatalogueAddress(segments: readonly string[]): CatalogueAddress | undefined {
  const [area, ...path] = segments
  if (!isArea(area)) return undefined
  const service = path.length > 1 && path.at(-1) === servicePage
  return { area, slug: (service ? path.slice(0, -1) : path).at(-1), service }
}

/** The catalogue records with a slug in the visitor's country. Routes start with a slash. */
export type KnownBySlug = {
  classification: { route: string } | null | undefined
  product: { route: string } | null | undefined
}

export type CatalogueTarget =
  | { kind: 'classification' }
  | { kind: 'product' }
  | { kind: 'service' }
  /** An old or short address; `segments` is the canonical path. */
  | { kind: 'moved'; segments: string[] }
  | { kind: 'unknown' }

/** Resolves an address. A classification takes precedence over a product with the same slug. */
export function resolveCatalogueAddress(segments: readonly string[], known: KnownBySlug): CatalogueTarget {
  const address = parseCatalogueAddress(segments)
  if (!address) return { kind: 'unknown' }
  const classification = address.service ? undefined : known.classification
  const found = classification ?? known.product
  if (!found) return { kind: 'unknown' }
  const canonical = [...toSegments(found.route), ...(address.service ? [servicePage] : [])]
  if (canonical.join('/') !== segments.join('/')) return { kind: 'moved', segments: canonical }
  if (classification) return { kind: 'classification' }
  return { kind: address.service ? 'service' : 'product' }
}

function toSegments(route: string): string[] {
  return route.split('/').filter((segment) => segment !== '')
}
