const routes = ['/_next', '/admin', '/api/graphql', '/api/media', '/api/pages', '/api']

/** A handful of names for measures: addresses carry ids, and each would become a series of its own. */
export function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other'
}
