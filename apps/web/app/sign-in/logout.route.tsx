import { ButtonLink } from '@ferrule/ui/button'
import { forgetAccountBasket } from '../comparison/account-basket.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { portalHandle } from '../request/portal-handle.ts'
import type { RouteHandle } from '../request/route-handle.ts'
import type { Route } from './+types/logout.route'
import classes from './bare-page.module.css'
import { BarePage } from './bare-page.tsx'
import { logOut } from './log-out.ts'
import { SignOutError } from './sign-out-error.tsx'
import { getUserManager } from './user-manager.ts'

export const handle: RouteHandle = portalHandle

/** Whoever presses "back" after the logout must not see what the portal had shown. */
export function headers() {
  return { 'Clear-Site-Data': '"cache"' }
}

/** Signs out here and at the identity server, and comes back here. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  forgetAccountBasket()
  // The identity server knows one address for each language, so a country's readers come back to the international one.
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
        <ButtonLink href={home} look="secondary">
          {texts('portal.website', { site: siteName })}
        </ButtonLink>
      </p>
    </BarePage>
  )
}
