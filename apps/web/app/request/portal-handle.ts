import '@ferrule/ui/tokens-dark.css'
import type { RouteHandle } from './route-handle.ts'

/** A page of the portal: an application, and dark for those who like it so. */
export const portalHandle = { hydrated: true, area: 'portal' } as const satisfies RouteHandle
