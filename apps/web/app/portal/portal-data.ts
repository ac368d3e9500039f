import { useRouteLoaderData } from 'react-router'
import type { Overview } from '../dashboard/overview.ts'
import type { clientLoader } from './portal.route.tsx'
import type { Person, PortalService } from './portal-types.ts'

type PortalData = { person: Person; services: PortalService[]; overview: Promise<Overview> }

/** Returns the signed-in user, their services and the state of their areas, loaded by the portal's layout route. */
export function usePortal(): PortalData {
  const portal = useRouteLoaderData<typeof clientLoader>('portal/portal.route')
  if (!portal?.viewer) throw new Error('used outside the portal')
  return { person: portal.viewer, services: portal.services, overview: portal.overview }
}
