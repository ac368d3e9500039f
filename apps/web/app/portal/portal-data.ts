import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from './portal.route.tsx'
import type { Person, PortalService } from './portal-types.ts'

/** Returns the signed-in user and their services, loaded by the portal's layout route. */
export function usePortal(): { person: Person; services: PortalService[] } {
  const portal = useRouteLoaderData<typeof clientLoader>('portal/portal.route')
  if (!portal?.viewer) throw new Error('used outside the portal')
  return { person: portal.viewer, services: portal.services }
}
