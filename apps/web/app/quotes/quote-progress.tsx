import { formatDateTime, formatDay } from '@ferrule/texts/format-date'
import { Steps } from '@ferrule/ui/steps'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from '../parts/parts.module.css'
import type { QuoteQuery } from './quote.generated.ts'

/** How far the quote is, with the time of each step and the last day of the decision. */
export function QuoteProgress({ details }: { details: NonNullable<QuoteQuery['quote']> }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { quote, answeredAt, decidedAt, orderNumber } = details
  if (quote.state === 'withdrawn') return null
  const at = (time: string | null) => (time ? formatDateTime(new Date(time), language) : undefined)
  const until = quote.validUntil ? texts('quote.step.by', { day: formatDay(quote.validUntil, language) }) : undefined
  const steps = [
    { label: texts('quote.state.requested'), detail: at(quote.createdAt) },
    { label: texts('quote.state.answered'), detail: at(answeredAt) },
    { label: texts('quote.step.decision'), detail: at(decidedAt) ?? until },
    { label: texts('order.order'), detail: orderNumber ?? undefined },
  ]
  const isDeclined = quote.state === 'declined'
  const current = orderNumber ? steps.length : isDeclined ? 3 : answeredAt ? 2 : 1
  return (
    <div className={`${classes.frame} ${classes.progress}`}>
      <Steps
        current={current}
        doneLabel={texts('component.step-done')}
        steps={isDeclined ? steps.slice(0, 3) : steps}
      />
    </div>
  )
}
