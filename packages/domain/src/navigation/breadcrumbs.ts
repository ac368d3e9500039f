import type { NavigationItem } from './navigation-item.ts'

/** A step of the trail; without a path it is not a link. Paths have no locale. */
export type Breadcrumb = { title: string; path: string | undefined }

/** Classifications from the top down. */
export type Lineage = readonly { name: string; route: string }[]

export type BreadcrumbFacts =
  | { kind: 'unknown' }
  /** The trail of a classification page ends in the classification, that of a product or editorial page in `title`. */
  | { kind: 'catalogue'; lineage: Lineage; title: string | undefined }
  | { kind: 'page'; title: string; isHome: boolean; trail: readonly NavigationItem[] }

export function toBreadcrumbs(facts: BreadcrumbFacts, titles: { home: string; notFound: string }): Breadcrumb[] {
  const home: Breadcrumb = { title: titles.home, path: '/' }
  switch (facts.kind) {
    case 'unknown':
      return [home, { title: titles.notFound, path: '/' }]
    case 'catalogue':
      return [home, ...toLineageTrail(facts.lineage, facts.title)]
    case 'page':
      return facts.isHome ? [home] : [home, ...toNavigationTrail(facts.trail), { title: facts.title, path: undefined }]
  }
}

function toLineageTrail(lineage: Lineage, title: string | undefined): Breadcrumb[] {
  const trail: Breadcrumb[] = lineage.map(({ name, route }) => ({ title: name, path: route }))
  return title === undefined ? trail : [...trail, { title, path: undefined }]
}

function toNavigationTrail(trail: readonly NavigationItem[]): Breadcrumb[] {
  return trail
    .filter(({ unlocalizedUrl }) => unlocalizedUrl !== '/')
    .map(({ title, breadcrumbOverride, unlocalizedUrl }) => ({
      title: breadcrumbOverride || title,
      path: unlocalizedUrl,
    }))
}
