import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { readAmount } from '@ferrule/domain/parts/read-amount'
import { digitsOf } from '@ferrule/texts/format-money'
import { queryDataService } from '../data-service/query-data-service.ts'
import { readFormField } from '../http/form-fields.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { AnswerQuote } from './answer-quote.generated.ts'
import { DecideQuote } from './decide-quote.generated.ts'

/** The refusal of a change, and the names of its invalid fields; undefined after a success. */
export type QuoteChangeFailure = { refusal: string; fields: readonly string[] }

type QuoteRoute = { number: string; locale: string }

/** Sends the submitted answer or decision; its version is the one that the form was rendered for. */
export async function sendQuoteChange(route: QuoteRoute, form: FormData): Promise<QuoteChangeFailure | undefined> {
  const action = readFormField(form, 'action')
  try {
    const { refusal, fields } = await (action === 'answer' ? sendAnswer(route, form) : sendDecision(route, form))
    return refusal === null ? undefined : { refusal, fields }
  } catch {
    return { refusal: 'failed', fields: [] }
  }
}

/** The name of the field with the price of a line. */
export const priceField = (position: number) => `price-${position}`

async function sendAnswer({ number }: QuoteRoute, form: FormData) {
  const read = (name: string) => readFormField(form, name)
  const digits = digitsOf(read('currency'))
  const positions = Array.from({ length: Number(read('lineCount')) }, (_, index) => index + 1)
  const prices = positions.map((position) => readAmount(read(priceField(position)), digits))
  const unitPrices = prices.filter((price) => price !== undefined)
  if (unitPrices.length < prices.length) {
    const invalid = positions.filter((_, index) => prices[index] === undefined)
    return { refusal: 'invalid-input', fields: invalid.map(priceField) }
  }
  const version = Number(read('version'))
  const deliveryDays = Math.trunc(Number(read('deliveryDays')))
  const answer = { number, version, unitPrices, deliveryDays, validUntil: read('validUntil'), text: read('text') }
  const input = await withIdempotencyKey(`answer ${number} ${version}`, answer)
  return (await queryDataService(AnswerQuote, { input })).answerQuote
}

async function sendDecision({ number, locale }: QuoteRoute, form: FormData) {
  const read = (name: string) => readFormField(form, name)
  const [action, version] = [read('action'), Number(read('version'))]
  const decision = { number, version, action, reference: read('reference'), reason: read('reason') }
  const input = await withIdempotencyKey(`${action} ${number} ${version}`, decision)
  const language = parseLocale(locale)?.language ?? defaultLanguage
  return (await queryDataService(DecideQuote, { input, language })).decideQuote
}
