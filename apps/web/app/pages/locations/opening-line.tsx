import { weekdays } from '@ferrule/domain/locations/opening-hours'
import type { OpeningState } from '@ferrule/domain/locations/opening-state'
import { toDateLocale } from '@ferrule/texts/format-date'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import classes from './locations-page.module.css'

/** The local time of a location, and until when somebody is there or when somebody is there again. */
export function OpeningLine({ opening }: { opening: OpeningState | undefined }) {
  const texts = useTexts()
  const toDayName = useDayNames()
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
    return texts('locations.opens-on', { day: toDayName(weekday), time })
  }
}

/** Any Monday; the names of the days are the same in each week. */
const monday = Date.UTC(2024, 0, 1)

function useDayNames(): (weekday: number) => string {
  const language = useUserLanguage()
  const format = new Intl.DateTimeFormat(toDateLocale(language), { weekday: 'long', timeZone: 'UTC' })
  return (weekday) => format.format(monday + (weekday % weekdays.length) * 86_400_000)
}
