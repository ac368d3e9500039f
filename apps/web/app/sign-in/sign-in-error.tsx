import { loginWaitMs } from '@ferrule/domain/sign-in/token-renewal'
import { ButtonLink } from '@ferrule/ui/button'
import { useRouteError } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { BarePage } from './bare-page.tsx'
import classes from './bare-page.module.css'
import { ErrorDetails } from './error-details.tsx'
import { toFailedEvent } from './to-failed-event.ts'
import { WaitingWire } from './waiting-wire.tsx'

/** The identity error page: what happened in plain words, the ways on, and the details for whoever is asked for help. */
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
      {isOver && <WaitingWire seconds={loginWaitMs / 1000} label={texts('sign-in.title')} />}
      <WaysOn />
      <ErrorDetails failures={[failure]} />
    </BarePage>
  )
}

function toReason(isOver: boolean, isAway: boolean) {
  if (isOver) return 'sign-in.timed-out.text' as const
  return isAway ? ('sign-in.unreachable' as const) : ('sign-in.error.reason' as const)
}

function WaysOn() {
  const { home, portalHome } = useFrame()
  const texts = useTexts()
  return (
    <p className={classes.links}>
      <ButtonLink href={portalHome}>{texts('sign-in.again')}</ButtonLink>
      <ButtonLink href={home} look="secondary">
        {texts('sign-in.cancel')}
      </ButtonLink>
    </p>
  )
}
