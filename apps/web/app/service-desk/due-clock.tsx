import { toDueClock } from '@ferrule/domain/service-desk/due-clock'
import { formatDuration } from '@ferrule/texts/format-duration'
import { useTexts } from '../frame/texts.tsx'
import { useNow } from '../frame/use-now.ts'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from './service-desk.module.css'

/** The time that is left until the next promise to the customer, or by which it is late. */
export function DueClock({ dueAt }: { dueAt: Date }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { kind, minutes } = toDueClock(dueAt, useNow())
  const time = formatDuration(minutes, language)
  return (
    <span className={classes[kind]}>{texts(kind === 'over' ? 'desk.clock.over' : 'desk.clock.left', { time })}</span>
  )
}
