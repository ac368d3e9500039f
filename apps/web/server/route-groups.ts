export type Route = { id: string; parentId?: string; path?: string; index?: boolean }
type Routes<Entry extends Route> = Record<string, Entry | undefined>

const layout = 'frame/default-layout.route'

const isInGroup = {
  /** Public pages: a few routes that match a path of any depth. */
  pages: ({ parentId, path, index }: Route) =>
    parentId === layout && (index === true || (path?.endsWith('*') ?? false)),
  api: ({ path }: Route) => path?.startsWith('api/') ?? false,
}
type Group = keyof typeof isInGroup

/**
 * Selects the routes of a group with the layouts around them. Most requests are for pages or the API, and the router
 * compares a path with every route that it knows.
 */
export function selectRoutes<Entry extends Route>(routes: Routes<Entry>, group: Group): Routes<Entry> {
  const selected = listRoutes(routes).filter(isInGroup[group])
  const kept = new Set(selected.flatMap((route) => withAncestors(routes, route).map(({ id }) => id)))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)))
}

/**
 * Returns the group whose routes match a path as all routes do. A path in an unusual spelling and the data of a
 * client-side navigation (`.data`) need all routes, because the router rewrites them first. Everything below /api belongs to
 * the API, and a page has no fixed segment of another route.
 */
export function createGroupFinder(routes: Routes<Route>): (pathname: string) => Group | 'all' {
  const parents = new Set(listRoutes(routes).map(({ parentId }) => parentId))
  const fixed = new Map<number, Set<string>>()
  for (const route of listRoutes(routes).filter(({ id }) => !parents.has(id))) {
    if (isInGroup.pages(route)) continue
    const segments = pathOf(routes, route)
    const place = segments.findIndex((segment) => !/^[:*]/.test(segment))
    const segment = segments[place]
    if (segment === undefined) throw new Error(`the path of route ${route.id} has no fixed segment`)
    fixed.set(place, (fixed.get(place) ?? new Set()).add(segment.toLowerCase()))
  }
  const places = [...fixed]
  return (pathname) => {
    if (/\/\/|[%\\]|\.data$/.test(pathname)) return 'all'
    const segments = pathname.toLowerCase().split('/').slice(1)
    if (segments[0] === 'api') return 'api'
    return places.some(([place, names]) => names.has(segments[place] ?? '')) ? 'all' : 'pages'
  }
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
