import { loginTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import { useTexts } from '../frame/texts.tsx'
import classes from './waiting-wire.module.css'

const maxSeconds = loginTimeoutMs / 1000

/** A progress bar in the form of a wire, with the elapsed seconds below it. */
export function WaitingWire({ seconds, label }: { seconds: number; label: string }) {
  const texts = useTexts()
  const left = maxSeconds - seconds
  return (
    <div>
      <progress className={classes.value} max={maxSeconds} value={seconds} aria-label={label} />
      <svg className={classes.wire} aria-hidden="true" focusable="false" preserveAspectRatio="none" viewBox="0 0 30 18">
        <line className={classes.line} x1="0" x2="30" y1="9" y2="9" />
        <rect
          className={classes.conductor}
          x="0"
          y="4"
          height="10"
          width={left > 0 ? Math.min(seconds + 1.5, 30) : 0}
        />
        <rect className={classes.insulation} x="0" y="0" height="18" width={seconds} />
      </svg>
      <p className={classes.length}>
        <span>{`${seconds} / ${maxSeconds}`}</span>
        {left > 0 && <span>{texts('sign-in.seconds-left', { seconds: left })}</span>}
      </p>
    </div>
  )
}
