import type { ArrivedFile } from '../files/file-sending.ts'
import classes from './phone-panel.module.css'
import { usePhoneLink } from './use-phone-link.ts'

export type PhoneLabels = {
  scan: string
  /** Has the place {time}. */
  until: string
  code: string
  arrived: string
  over: string
  failed: string
  again: string
}

type PhonePanelProps = {
  /** Whether it is seen: only then a link is asked for. */
  isOpen: boolean
  locale: string
  labels: PhoneLabels
  onArrived: (file: ArrivedFile) => void
}

/** A code that leads a phone to this form, for as long as the panel is open. */
export function PhonePanel({ isOpen, locale, labels, onArrived }: PhonePanelProps) {
  const { link, state, hasArrived, openAgain } = usePhoneLink({ isOpen, locale, onArrived })
  const time =
    link && new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(link.endsAt))
  return (
    <div className={classes.panel}>
      {link && state === 'open' && (
        <>
          <svg
            className={classes.code}
            viewBox={`0 0 ${link.code.size} ${link.code.size}`}
            role="img"
            aria-label={labels.code}
          >
            <path d={link.code.dots} />
          </svg>
          <div className={classes.words}>
            <p>{labels.scan}</p>
            <p className={classes.small}>{labels.until.replace('{time}', time ?? '')}</p>
          </div>
        </>
      )}
      {(state === 'over' || state === 'failed') && (
        <div className={classes.words}>
          <p>{labels[state]}</p>
          <p>
            <button type="button" className={classes.again} onClick={openAgain}>
              {labels.again}
            </button>
          </p>
        </div>
      )}
      <p className={classes.arrived} role="status">
        {hasArrived && labels.arrived}
      </p>
      {link && <input type="hidden" name="phoneLink" value={link.token} />}
    </div>
  )
}
