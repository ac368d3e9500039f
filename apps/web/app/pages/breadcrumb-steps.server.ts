import { type Breadcrumb, toBreadcrumbs } from '@ferrule/domain/navigation/breadcrumbs'
import { findNavigationTrail } from '@ferrule/domain/navigation/find-navigation'
import { navigationOf } from '../frame/site-navigation.server.ts'
import type { Visit } from '../request/contexts.ts'

type Here = { id: string | undefined; path: string; title: string }

/** What lies between home and a page; both of these are drawn in words of their own. */
export function breadcrumbSteps(visit: Visit, { id, path, title }: Here): Breadcrumb[] {
  const trail = findNavigationTrail(navigationOf(visit).header, { id, path })
  const isHome = visit.segments.length === 0
  return toBreadcrumbs({ kind: 'page', title, isHome, trail }, { home: '', notFound: '' }).slice(1, -1)
}
