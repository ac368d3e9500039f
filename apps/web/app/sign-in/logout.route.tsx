import { ButtonLink } from '@ferrule/ui/button'
import { clearAccountBasket } from '../comparison/account-basket.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { portalHandle } from '../visit/portal-handle.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import type { Route } from './+types/logout.route'
import classes from './bare-page.module.css'
import { BarePage } from './bare-page.tsx'
import { logOut } from './log-out.ts'
import { SignOutError } from './sign-out-error.tsx'
import { getUserManager } from './user-manager.ts'

export const handle: RouteHandle = portalHandle

/** Clears the cache, so that the back button does not show pages of the portal after the logout. */
export function headers() {
  return { 'Clear-Site-Data': '"cache"' }
}

/** Signs out in this browser and at the identity server, which redirects back to this page. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  clearAccountBasket()
  // The identity server has one redirect URI per language, so users of a country's site return to the international
  // one.
  const [language] = params.locale.split('-')
  const leaves = await logOut(getUserManager(), `${window.location.origin}/${language}/mykomax/logout`)
  return leaves ? new Promise<never>(() => undefined) : null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <BarePage title={useTexts()('sign-in.signing-out')}>{null}</BarePage>
}

export { SignOutError as ErrorBoundary }

export default function SignedOut() {
  const { home, portalHome, siteName } = useFrame()
  const texts = useTexts()
  return (
    <BarePage title={texts('sign-in.signed-out')} overline={texts('sign-in.area')}>
      <p className={classes.lead}>{texts('sign-in.signed-out-text')}</p>
      <p className={classes.lead}>{texts('sign-in.signed-out-shared')}</p>
      <p className={classes.links}>
        <ButtonLink href={portalHome}>{texts('sign-in.log-in')}</ButtonLink>
        <ButtonLink href={home} variant="secondary">
          {texts('portal.website', { site: siteName })}
        </ButtonLink>
      </p>
    </BarePage>
  )
}
