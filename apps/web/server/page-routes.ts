export type Route = { id: string; parentId?: string; path?: string; index?: boolean }
type Routes<Entry extends Route> = Record<string, Entry | undefined>

const layout = 'frame/default-layout.route'

/**
 * Selects the few routes of public pages, which match a path of any depth, with the layouts around them. Most requests
 * are for these pages, and the router compares a path with every route that it knows.
 */
export function selectPageRoutes<Entry extends Route>(routes: Routes<Entry>): Routes<Entry> {
  const pages = listRoutes(routes).filter(isPage)
  const kept = new Set(pages.flatMap((page) => withAncestors(routes, page).map(({ id }) => id)))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)))
}

/**
 * Returns whether one of the other routes may match a path: each of them has a fixed segment. A path in an unusual
 * spelling and the data of a client-side navigation (`.data`) count as matched, because the router rewrites them first.
 */
export function createOtherRouteCheck(routes: Routes<Route>): (pathname: string) => boolean {
  const parents = new Set(listRoutes(routes).map(({ parentId }) => parentId))
  const fixed = new Map<number, Set<string>>()
  for (const route of listRoutes(routes).filter(({ id }) => !parents.has(id))) {
    if (isPage(route)) continue
    const segments = pathOf(routes, route)
    const place = segments.findIndex((segment) => !/^[:*]/.test(segment))
    const segment = segments[place]
    if (segment === undefined) throw new Error(`the path of route ${route.id} has no fixed segment`)
    fixed.set(place, (fixed.get(place) ?? new Set()).add(segment.toLowerCase()))
  }
  const places = [...fixed]
  return (pathname) => {
    if (/\/\/|[%\\]|\.data$/.test(pathname)) return true
    const segments = pathname.toLowerCase().split('/').slice(1)
    return places.some(([place, names]) => names.has(segments[place] ?? ''))
  }
}

function isPage({ parentId, path, index }: Route): boolean {
  return parentId === layout && (index === true || (path?.endsWith('*') ?? false))
}

function pathOf(routes: Routes<Route>, route: Route): string[] {
  return withAncestors(routes, route).flatMap(({ path }) => path?.split('/').filter(Boolean) ?? [])
}

function withAncestors<Entry extends Route>(routes: Routes<Entry>, route: Entry): Entry[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...withAncestors(routes, parent), route] : [route]
}

function listRoutes<Entry extends Route>(routes: Routes<Entry>): Entry[] {
  return Object.values(routes).filter((route) => route !== undefined)
}
