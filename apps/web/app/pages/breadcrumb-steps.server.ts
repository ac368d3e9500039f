import { findCatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import {
  type Breadcrumb,
  type BreadcrumbFacts,
  type Lineage,
  toBreadcrumbs,
} from '@ferrule/domain/navigation/breadcrumbs'
import { findNavigationTrail } from '@ferrule/domain/navigation/find-navigation'
import { navigationOf } from '../frame/site-navigation.server.ts'
import type { Visit } from '../visit/contexts.ts'

type CurrentPage = {
  id?: string | undefined
  path: string
  /** Absent where the lineage ends in the page itself. */
  title?: string
  /** The classifications of a catalogue page. */
  lineage?: Lineage
}

/** The steps between home and a page. The breadcrumb component renders home and the page itself. */
export function breadcrumbSteps(visit: Visit, current: CurrentPage): Breadcrumb[] {
  return toBreadcrumbs(factsOf(visit, current), { home: '', notFound: '' }).slice(1, -1)
}

function factsOf(visit: Visit, { id, path, title, lineage = [] }: CurrentPage): BreadcrumbFacts {
  if (findCatalogueArea(visit.segments)) return { kind: 'catalogue', lineage, title }
  const trail = findNavigationTrail(navigationOf(visit).header, { id, path })
  return { kind: 'page', title: title ?? '', isHome: visit.segments.length === 0, trail }
}
