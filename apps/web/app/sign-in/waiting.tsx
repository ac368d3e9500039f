import { loginWaitMs } from '@ferrule/domain/sign-in/token-renewal'
import { ButtonLink } from '@ferrule/ui/button'
import { useEffect, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { BarePage } from './bare-page.tsx'
import classes from './bare-page.module.css'
import { WaitingWire } from './waiting-wire.tsx'

const wholeWait = loginWaitMs / 1000
/** Until then nobody wonders; most logins are through. */
const longSeconds = 3

/** Shown while the identity server is asked: how long we wait, for what, and the ways out. */
export function Waiting() {
  const texts = useTexts()
  const { home } = useFrame()
  const seconds = useSecondsHere()
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
            <ButtonLink href={home} look="quiet">
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

function useSecondsHere(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => Math.min(before + 1, wholeWait)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
