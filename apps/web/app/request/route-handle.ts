import { useMatches } from 'react-router'

/** What a route says of itself to the shell around it: `export const handle = { … } satisfies RouteHandle`. */
export type RouteHandle = {
  /** An application that runs in the browser. Everything else is a document, with islands where needed. */
  hydrated?: true
  area?: 'portal'
  /** Pages of our own may show this one in a frame. */
  framed?: true
}

export function useRouteHandle(): RouteHandle {
  return useMatches().reduce<RouteHandle>(
    (handle, match) => ({ ...handle, ...(match.handle as RouteHandle | undefined) }),
    {},
  )
}
