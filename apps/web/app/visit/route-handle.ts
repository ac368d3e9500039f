import { useMatches } from 'react-router'

/** Settings of a route for the shell: `export const handle = { … } satisfies RouteHandle`. */
export type RouteHandle = {
  /** The page is hydrated as a whole. All others are static HTML, with islands where needed. */
  hydrated?: true
  area?: 'portal'
  /** Pages of the same origin, or also the content admin, may frame this one. */
  framed?: 'same-origin' | 'content-admin'
  /** The page may register a service worker. Pages of signed-in users may anyway. */
  worker?: true
}

export function useRouteHandle(): RouteHandle {
  return useMatches().reduce<RouteHandle>(
    (handle, match) => ({ ...handle, ...(match.handle as RouteHandle | undefined) }),
    {},
  )
}
