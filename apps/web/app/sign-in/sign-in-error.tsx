import { ButtonLink } from '@ferrule/ui/button'
import { type SignInFailure, toFailureText } from '@ferrule/domain/sign-in/sign-in-failure'
import { useRouteError } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { BarePage } from './bare-page.tsx'
import classes from './bare-page.module.css'
import { toFailedEvent } from './to-failed-event.ts'

/** The identity error page: what happened in plain words, and the details for whoever is asked for help. */
export function SignInError() {
  const { failure, unreachable } = toFailedEvent(useRouteError())
  const { home, portalHome } = useFrame()
  const texts = useTexts()
  const isLate = unreachable || failure.kind === 'timed-out'
  const reason = isLate ? texts('sign-in.timed-out') : texts('sign-in.error.reason')
  return (
    <BarePage title={texts('sign-in.error')} overline={texts('sign-in.area')}>
      <p className={classes.lead}>{reason}</p>
      <p className={classes.links}>
        <ButtonLink href={portalHome}>{texts('sign-in.again')}</ButtonLink>
        <ButtonLink href={home} look="secondary">
          {texts('sign-in.cancel')}
        </ButtonLink>
      </p>
      <details className={classes.details}>
        <summary>{texts('sign-in.technical-details')}</summary>
        <dl>
          {detailsOf(failure).map(([name, value]) => (
            <Detail key={name} name={name} value={value} />
          ))}
        </dl>
      </details>
    </BarePage>
  )
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function detailsOf(failure: SignInFailure): [string, string][] {
  const details: [string, string | undefined][] = [['message', toFailureText(failure)]]
  if ('error' in failure) details.push(['error', failure.error], ['error_description', failure.description])
  return details.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
