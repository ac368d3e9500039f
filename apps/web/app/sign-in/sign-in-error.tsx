import { loginTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import { ButtonLink } from '@ferrule/ui/button'
import { useRouteError } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { BarePage } from './bare-page.tsx'
import classes from './bare-page.module.css'
import { ErrorDetails } from './error-details.tsx'
import { toFailedEvent } from './to-failed-event.ts'
import { WaitingWire } from './waiting-wire.tsx'

/** The identity error page: a message, links to retry or cancel, and details for support staff. */
export function SignInError() {
  const { failure, unreachable } = toFailedEvent(useRouteError())
  const texts = useTexts()
  const isOver = failure.kind === 'wait-over'
  return (
    <BarePage
      title={texts(isOver ? 'sign-in.timed-out.title' : 'sign-in.error')}
      overline={texts('sign-in.area')}
      role="alert"
    >
      <p className={classes.lead}>{texts(toReason(isOver, unreachable))}</p>
      {isOver && <WaitingWire seconds={loginTimeoutMs / 1000} label={texts('sign-in.title')} />}
      <Links />
      <ErrorDetails failures={[failure]} />
    </BarePage>
  )
}

function toReason(isOver: boolean, isUnreachable: boolean) {
  if (isOver) return 'sign-in.timed-out.text' as const
  return isUnreachable ? ('sign-in.unreachable' as const) : ('sign-in.error.reason' as const)
}

function Links() {
  const { home, portalHome } = useFrame()
  const texts = useTexts()
  return (
    <p className={classes.links}>
      <ButtonLink href={portalHome}>{texts('sign-in.retry')}</ButtonLink>
      <ButtonLink href={home} variant="secondary">
        {texts('sign-in.cancel')}
      </ButtonLink>
    </p>
  )
}
