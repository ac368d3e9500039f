import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from './portal.route.tsx'
import type { PortalQuery } from './portal.generated.ts'

export type Person = NonNullable<PortalQuery['viewer']>
export type PortalService = PortalQuery['portalServices'][number]

/** What the portal has read of the person and their services; every screen below may use it. */
export function usePortal(): { person: Person; services: PortalService[] } {
  const portal = useRouteLoaderData<typeof clientLoader>('portal/portal.route')
  if (!portal?.viewer) throw new Error('used outside the portal')
  return { person: portal.viewer, services: portal.services }
}
