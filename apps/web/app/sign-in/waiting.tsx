import { loginTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import { ButtonLink } from '@ferrule/ui/button'
import { useEffect, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { BarePage } from './bare-page.tsx'
import classes from './bare-page.module.css'
import { WaitingWire } from './waiting-wire.tsx'

const maxSeconds = loginTimeoutMs / 1000
/** Most logins take less; after this time the page explains the wait. */
const longSeconds = 3

/** Shown during a sign-in: the elapsed time, the reason for the wait, and links to retry or cancel. */
export function Waiting() {
  const texts = useTexts()
  const { home } = useFrame()
  const seconds = useElapsedSeconds()
  const isLong = seconds >= longSeconds
  return (
    <BarePage title={texts('sign-in.title')}>
      <p className={classes.lead}>{texts(isLong ? 'sign-in.longer' : 'sign-in.waiting')}</p>
      <WaitingWire seconds={seconds} label={texts('sign-in.title')} />
      {isLong && (
        <>
          <dl className={classes.facts}>
            <dt>{texts('sign-in.what-we-wait-for')}</dt>
            <dd>{texts('sign-in.what-we-wait-for-text')}</dd>
            <dt>{texts('sign-in.what-is-safe')}</dt>
            <dd>{texts('sign-in.what-is-safe-text')}</dd>
          </dl>
          <p className={classes.links}>
            <ButtonLink href="">{texts('sign-in.try-now')}</ButtonLink>
            <ButtonLink href={home} variant="quiet">
              {texts('component.cancel')}
            </ButtonLink>
          </p>
        </>
      )}
      <noscript>
        <p className={classes.lead}>{texts('sign-in.needs-script')}</p>
      </noscript>
    </BarePage>
  )
}

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => Math.min(before + 1, maxSeconds)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
