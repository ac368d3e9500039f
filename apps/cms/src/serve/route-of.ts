const routes = ['/_next', '/admin', '/api/graphql', '/api/media', '/api/pages', '/api']

/** Returns a route label for metrics. Full URLs contain ids, and each would become a separate time series. */
export function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other'
}
