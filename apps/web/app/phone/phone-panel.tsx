import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { formatTime } from '@ferrule/texts/format-date'
import type { ArrivedFile } from '../files/upload-queue.ts'
import classes from './phone-panel.module.css'
import { usePhoneLink } from './use-phone-link.ts'

export type PhoneLabels = {
  scan: string
  /** Has the placeholder {time}. */
  until: string
  code: string
  arrived: string
  expired: string
  failed: string
  reopen: string
}

type PhonePanelProps = {
  /** A link is created only when the panel is open. */
  isOpen: boolean
  locale: string
  labels: PhoneLabels
  onArrived: (file: ArrivedFile) => void
}

/** A QR code for adding files from a phone; polls for the files while the panel is open. */
export function PhonePanel({ isOpen, locale, labels, onArrived }: PhonePanelProps) {
  const { link, state, hasArrived, reopen } = usePhoneLink({ isOpen, locale, onArrived })
  const time = link && formatTime(new Date(link.endsAt), parseLocale(locale)?.language ?? defaultLanguage)
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
          <div className={classes.text}>
            <p>{labels.scan}</p>
            <p className={classes.small}>{labels.until.replace('{time}', time ?? '')}</p>
          </div>
        </>
      )}
      {(state === 'expired' || state === 'failed') && (
        <div className={classes.text}>
          <p>{labels[state]}</p>
          <p>
            <button type="button" className={classes.reopen} onClick={reopen}>
              {labels.reopen}
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
