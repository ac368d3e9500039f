import { toResponseClock } from '@ferrule/domain/service-desk/response-clock'
import { formatDuration } from '@ferrule/texts/format-duration'
import { useTexts } from '../frame/texts.tsx'
import { useNow } from '../frame/use-now.ts'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from './service-desk.module.css'

/** The time that is left for the first response, or by which it is late. */
export function ResponseClock({ dueAt, isAnswered }: { dueAt: string; isAnswered: boolean }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const clock = toResponseClock({ dueAt: new Date(dueAt), isAnswered }, useNow())
  const text =
    clock.kind === 'answered'
      ? texts('desk.state.answered')
      : texts(clock.kind === 'over' ? 'desk.clock.over' : 'desk.clock.left', {
          time: formatDuration(clock.minutes, language),
        })
  return <span className={classes[clock.kind]}>{text}</span>
}
