import { UiLocale } from '@ferrule/ui/ui-locale'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { syncAccountBasket } from '../comparison/account-basket.ts'
import { portalHandle } from '../visit/portal-handle.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import { useFrame } from '../frame/frame.ts'
import { isBackgroundReload } from '../live/keep-previous-data.ts'
import { loadOverview } from '../dashboard/overview.ts'
import { useDeviceSync } from '../notifications/push/use-device-sync.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { SignInError } from '../sign-in/sign-in-error.tsx'
import { SignInAgainDialog } from '../sign-in/sign-in-again-dialog.tsx'
import { useSignOutElsewhere } from '../sign-in/use-sign-out-elsewhere.ts'
import { Waiting } from '../sign-in/waiting.tsx'
import type { Route } from './+types/portal.route'
import { useOfflinePage } from './offline/use-offline-page.ts'
import { PortalFrame } from './portal-frame.tsx'
import { Portal as PortalQuery } from './portal.generated.ts'
import { createRevalidation } from './revalidation.ts'

export const handle: RouteHandle = portalHandle

const revalidation = createRevalidation(() => performance.now())

/** Every screen of the portal needs a signed-in user and their services. */
export async function clientLoader() {
  const { viewer, portalServices } = await queryDataService(PortalQuery, {})
  revalidation.wasRead()
  // Not awaited, and a failure is ignored: the next visit syncs again.
  syncAccountBasket().catch(() => undefined)
  // Not awaited: a screen shows before the counts of its navigation.
  return { viewer, services: portalServices, overview: loadOverview(viewer?.roles ?? []) }
}
clientLoader.hydrate = true as const

/** Background reloads after a ticket's change do not affect the user and their services. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return !isBackgroundReload() && revalidation.isDue(change)
}

export { Waiting as HydrateFallback, SignInError as ErrorBoundary }

export default function Portal({ loaderData: { viewer, services, overview } }: Route.ComponentProps) {
  const { portalHome, locale } = useFrame()
  useSignOutElsewhere(`${portalHome}/logout`)
  useOfflinePage(portalHome)
  useDeviceSync()
  if (!viewer) return null
  return (
    <UiLocale locale={locale}>
      <PortalFrame person={viewer} services={services} overview={overview}>
        <Outlet />
      </PortalFrame>
      <SignInAgainDialog />
    </UiLocale>
  )
}
