import { hasSupportEnded } from '@ferrule/domain/catalogue/support-period'
import type { Language } from '@ferrule/domain/locales/language'
import { formatMonth } from './format-date.ts'
import type { Texts } from './load-texts.ts'

type Support = { until: string; today: string; language: Language }

/** How long a product gets security updates: the value of the row `support.title`, and a sentence of its own. */
export function toSupportLabels(texts: Texts<'machine'>, { until, today, language }: Support) {
  const month = formatMonth(until, language)
  return hasSupportEnded(until, today)
    ? { value: texts('support.ended', { month }), sentence: texts('support.updates-ended', { month }) }
    : { value: texts('support.until', { month }), sentence: texts('support.updates-until', { month }) }
}
