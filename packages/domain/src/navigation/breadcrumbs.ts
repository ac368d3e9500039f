import type { NavigationItem } from './navigation-item.ts'

/** A step of the trail; without a path it is no link. Paths are without locale. */
export type Breadcrumb = { title: string; path: string | undefined }

export type BreadcrumbFacts =
  | { kind: 'unknown' }
  /** A classification page ends in its own classification, a product page in the product's name. */
  | { kind: 'catalogue'; lineage: readonly { name: string; route: string }[]; productName: string | undefined }
  | { kind: 'page'; title: string; isHome: boolean; trail: readonly NavigationItem[] }

const catalogueSegments = ['products', 'services', 'smart-factory']

/** Catalogue pages begin with or end in one of these; `segments` are those after site and locale. */
export function isCataloguePath(segments: readonly string[]): boolean {
  return [segments[0], segments.at(-1)].some((segment) => segment !== undefined && catalogueSegments.includes(segment))
}

/** `homeTitle` and the 404 title are wording, so the caller gives them. */
export function toBreadcrumbs(facts: BreadcrumbFacts, titles: { home: string; notFound: string }): Breadcrumb[] {
  const home: Breadcrumb = { title: titles.home, path: '/' }
  switch (facts.kind) {
    case 'unknown':
      return [home, { title: titles.notFound, path: '/' }]
    case 'catalogue':
      return [home, ...toLineageTrail(facts.lineage, facts.productName)]
    case 'page':
      return facts.isHome ? [home] : [home, ...toNavigationTrail(facts.trail), { title: facts.title, path: undefined }]
  }
}

function toLineageTrail(
  lineage: readonly { name: string; route: string }[],
  productName: string | undefined,
): Breadcrumb[] {
  const trail: Breadcrumb[] = lineage.map(({ name, route }) => ({ title: name, path: route }))
  return productName === undefined ? trail : [...trail, { title: productName, path: undefined }]
}

function toNavigationTrail(trail: readonly NavigationItem[]): Breadcrumb[] {
  return trail
    .filter(({ unlocalizedUrl }) => unlocalizedUrl !== '/')
    .map(({ title, breadcrumbOverride, unlocalizedUrl }) => ({
      title: breadcrumbOverride || title,
      path: unlocalizedUrl,
    }))
}
