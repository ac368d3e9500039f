import { UiLocale } from '@ferrule/ui/ui-locale'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { syncAccountBasket } from '../comparison/account-basket.ts'
import { portalHandle } from '../request/portal-handle.ts'
import type { RouteHandle } from '../request/route-handle.ts'
import { useFrame } from '../frame/frame.ts'
import { isReadUnasked } from '../live/keep-shown.ts'
import { askData } from '../sign-in/ask-data.ts'
import { SignInError } from '../sign-in/sign-in-error.tsx'
import { SignInAgainDialog } from '../sign-in/sign-in-again-dialog.tsx'
import { useSignOutElsewhere } from '../sign-in/use-sign-out-elsewhere.ts'
import { Waiting } from '../sign-in/waiting.tsx'
import type { Route } from './+types/portal.route'
import { PortalFrame } from './portal-frame.tsx'
import { Portal as PortalQuery } from './portal.generated.ts'
import { createReadAgain } from './read-again.ts'

export const handle: RouteHandle = portalHandle

const readAgain = createReadAgain(() => performance.now())

/** Everything below needs somebody who is signed in, and knows what they may use. */
export async function clientLoader() {
  const { viewer, portalServices } = await askData(PortalQuery, {})
  readAgain.wasRead()
  // The portal does not wait for it, and can do without it: it comes again with the next visit.
  syncAccountBasket().catch(() => undefined)
  return { viewer, services: portalServices }
}
clientLoader.hydrate = true as const

/** A ticket that changed elsewhere changes nothing of the person and their services. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return !isReadUnasked() && readAgain.isDue(change)
}

export { Waiting as HydrateFallback, SignInError as ErrorBoundary }

export default function Portal({ loaderData: { viewer, services } }: Route.ComponentProps) {
  const { portalHome, locale } = useFrame()
  useSignOutElsewhere(`${portalHome}/logout`)
  if (!viewer) return null
  return (
    <UiLocale locale={locale}>
      <PortalFrame person={viewer} services={services}>
        <Outlet />
      </PortalFrame>
      <SignInAgainDialog />
    </UiLocale>
  )
}
