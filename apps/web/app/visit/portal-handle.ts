import '@ferrule/ui/tokens-dark.css'
import type { RouteHandle } from './route-handle.ts'

/** For portal pages: hydrated, and with dark styles. */
export const portalHandle = { hydrated: true, area: 'portal' } as const satisfies RouteHandle
