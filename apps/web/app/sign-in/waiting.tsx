import { BarePage } from './bare-page.tsx'
import { useTexts } from '../frame/texts.tsx'
import classes from './bare-page.module.css'

/** Shown while the identity server is asked. */
export function Waiting() {
  const texts = useTexts()
  return (
    <BarePage title={texts('sign-in.title')}>
      <p className={classes.lead}>{texts('sign-in.waiting')}</p>
      <div className={classes.wire} role="progressbar" aria-label={texts('sign-in.title')}>
        <span className={classes.insulation} />
        <span className={classes.conductor} />
      </div>
      <noscript>
        <p className={classes.lead}>{texts('sign-in.needs-script')}</p>
      </noscript>
    </BarePage>
  )
}
