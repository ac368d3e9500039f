import { quoteProgressOf } from '@ferrule/domain/quotes/quote-progress'
import { isQuoteState } from '@ferrule/domain/quotes/quote-state'
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
  const progress = isQuoteState(quote.state) ? quoteProgressOf(quote.state) : undefined
  if (!progress) return null
  const at = (time: string | null) => (time ? formatDateTime(new Date(time), language) : undefined)
  const lastDay = quote.validUntil ? formatDay(quote.validUntil, language) : undefined
  const until = lastDay && texts('quote.step.by', { day: lastDay })
  const steps = {
    requested: { label: texts('quote.state.requested'), detail: at(quote.createdAt) },
    answered: { label: texts('quote.state.answered'), detail: at(answeredAt) },
    decision: { label: texts('quote.step.decision'), detail: at(decidedAt) ?? until },
    expired: { label: texts('quote.state.expired'), detail: lastDay },
    order: { label: texts('order.order'), detail: orderNumber ?? undefined },
  }
  return (
    <div className={`${classes.frame} ${classes.progress}`}>
      <Steps
        current={progress.current}
        doneLabel={texts('component.step-done')}
        steps={progress.steps.map((step) => steps[step])}
      />
    </div>
  )
}
