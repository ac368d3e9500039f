import { ButtonLink } from '@ferrule/ui/button'
import { useRouteError } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { BarePage } from './bare-page.tsx'
import classes from './bare-page.module.css'
import { ErrorDetails } from './error-details.tsx'
import { SignInRefused } from './sign-in-refused.ts'
import { toFailedEvent } from './to-failed-event.ts'

/** The user is signed out in this browser, but the sign-out at the identity server failed. */
export function SignOutError() {
  const error = useRouteError()
  const { home, siteName } = useFrame()
  const texts = useTexts()
  const also = error instanceof SignInRefused ? error.also : []
  return (
    <BarePage title={texts('sign-in.error')} overline={texts('sign-in.area')} role="alert">
      <p className={classes.lead}>{texts('sign-in.sign-out-incomplete')}</p>
      <p className={classes.links}>
        <ButtonLink href={home}>{texts('portal.website', { site: siteName })}</ButtonLink>
      </p>
      <ErrorDetails failures={[toFailedEvent(error).failure, ...also]} />
    </BarePage>
  )
}
