import type { OpeningState } from '@ferrule/domain/locations/opening-state'
import { formatWeekday } from '@ferrule/texts/format-date'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import classes from './locations-page.module.css'

/** The local time of a location, and until when somebody is there or when somebody is there again. */
export function OpeningLine({ opening }: { opening: OpeningState | undefined }) {
  const texts = useTexts()
  const language = useUserLanguage()
  if (!opening) return null
  return (
    <p className={classes.opening}>
      {opening.state === 'open' && (
        <StatusBadge tone="ok" icon="clock">
          {texts('locations.open-until', { time: opening.closesAt })}
        </StatusBadge>
      )}
      {opening.state === 'closed' && (
        <StatusBadge tone="neutral" icon="clock">
          {texts('locations.closed-now')}
        </StatusBadge>
      )}
      <span>{texts('locations.local-time', { time: opening.localTime })}</span>
      {opening.state === 'closed' && opening.opens && <span>{toOpens(opening.opens)}</span>}
    </p>
  )

  function toOpens({ time, inDays, weekday }: { time: string; inDays: number; weekday: number }): string {
    if (inDays === 0) return texts('locations.opens-today', { time })
    if (inDays === 1) return texts('locations.opens-tomorrow', { time })
    return texts('locations.opens-on', { day: formatWeekday(weekday, language), time })
  }
}
