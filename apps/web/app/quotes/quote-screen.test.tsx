import { expect, test } from 'vitest'
import { buttonsOf, renderScreen, textOf } from '../portal/screen.fixture.ts'
import { AnswerForm } from './answer-form.tsx'
import { QuoteDecision } from './quote-decision.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteOffer } from './quote-offer.tsx'
import { QuoteProgress } from './quote-progress.tsx'
import type { QuoteQuery } from './quote.generated.ts'

type Details = NonNullable<QuoteQuery['quote']>

const quote: Details['quote'] = {
  id: 'q1',
  number: 'Q26-00147',
  state: 'requested',
  version: 3,
  createdAt: '2026-11-09T10:20:00.000Z',
  requestedBy: 'Anna Berg',
  organisationName: 'Brenner Kabeltechnik GmbH',
  plantName: 'Linz',
  machineName: 'Axion 56',
  serialNumber: '56-1184-207',
  firstPart: 'Blade set',
  lineCount: 2,
  currency: 'CHF',
  validUntil: null,
}

const line = { partId: 'p1', unitPrice: null, suggestedPrice: null }
const requested: Details = {
  quote,
  note: '',
  answer: '',
  answeredBy: '',
  answeredAt: null,
  deliveryDays: null,
  supportUntil: null,
  decidedBy: '',
  decidedAt: null,
  declineReason: '',
  orderId: null,
  orderNumber: null,
  actions: ['withdraw'],
  lines: [
    { ...line, position: 1, articleNumber: '040-11872', name: 'Blade set', quantity: 4, suggestedPrice: 184_00 },
    { ...line, position: 2, articleNumber: '052-12603', name: 'Cutter head', quantity: 1 },
  ],
}

const answered: Details = {
  ...requested,
  quote: { ...quote, state: 'answered', validUntil: '2026-12-12' },
  answeredBy: 'Regula Kunz',
  answeredAt: '2026-11-12T15:40:00.000Z',
  deliveryDays: 15,
  actions: ['accept', 'decline'],
  lines: requested.lines.map((one, index) => ({ ...one, unitPrice: index === 0 ? 178_50 : 1486_00 })),
}

const decided = { decidedBy: 'Marta Holzer', decidedAt: '2026-11-17T09:00:00.000Z', actions: [] }
const withState = (details: Details, state: string): Details => ({ ...details, quote: { ...details.quote, state } })
const accepted = withState({ ...answered, ...decided, orderId: 'o1', orderNumber: 'O26-00072' }, 'accepted')
const expired = withState({ ...answered, actions: [] }, 'expired')

const read = async (shown: Parameters<typeof renderScreen>[0]) => textOf(await renderScreen(shown))

test.each([
  ['requested', requested, ['Withdraw request'], 'We are working on your quote'],
  ['answered', answered, ['Accept quote', 'Decline quote'], 'order for Brenner Kabeltechnik GmbH, Linz at exactly'],
  ['expired', expired, ['Ask again'], 'The quote has expired It was valid until 12 December 2026'],
  ['accepted', accepted, [], 'Accepted on 17 November 2026 by Marta Holzer Order O26-00072 was created'],
  [
    'declined',
    withState({ ...answered, ...decided, declineReason: 'Too late for us.' }, 'declined'),
    ['Ask again'],
    'Declined on 17 November 2026 by Marta Holzer Too late for us.',
  ],
])('a quote that is %s has its actions', async (_, details, buttons, text) => {
  const html = await renderScreen(<QuoteDecision details={details} canAskAgain />)
  expect(buttonsOf(html)).toEqual(buttons)
  expect(textOf(html)).toContain(text)
})

test('our service cannot ask again for an expired quote', async () => {
  expect(buttonsOf(await renderScreen(<QuoteDecision details={expired} canAskAgain={false} />))).toEqual([])
})

test('an accepted quote links to its order', async () => {
  const html = await renderScreen(<QuoteDecision details={accepted} canAskAgain />)
  expect(html).toContain('href="/en/mykomax/orders/o1"')
})

test('the lines have prices and a total once they are offered', async () => {
  expect(await read(<QuoteLines details={answered} />)).toMatch(/178\.50 714\.00 .*1,486\.00 .*Total, CHF 2,200\.00/)
  expect(await read(<QuoteLines details={requested} />)).not.toMatch(/Total|Price on request/)
})

test('the steps name the last day of the decision, and the order', async () => {
  expect(await read(<QuoteProgress details={answered} />)).toMatch(
    /Answered .*12 Nov 2026.* Your decision by 12 Dec 2026/,
  )
  expect(await read(<QuoteProgress details={accepted} />)).toContain('Order Done O26-00072')
  expect(await read(<QuoteProgress details={withState(answered, 'declined')} />)).not.toContain('Order')
})

test('the form of the desk is filled with the usual price, and has none for a part on request', async () => {
  const html = await renderScreen(<AnswerForm details={{ ...requested, actions: ['answer'] }} />)
  expect(html).toMatch(/name="price-1"[^>]*value="184\.00"|value="184\.00"[^>]*name="price-1"/)
  expect(html).toMatch(/name="price-2"[^>]*value=""|value=""[^>]*name="price-2"/)
  expect(textOf(html)).toContain('4 × Price of one piece: Blade set, 040-11872')
})

test('a cart with parts on request leads to a quote', async () => {
  const html = await renderScreen(<QuoteOffer count={2} />)
  expect(html).toContain('href="/en/mykomax/quotes/new"')
  expect(textOf(html)).toContain('2 parts have a price on request.')
})

test('an expired quote has no current step, because nobody can decide any more', async () => {
  const html = await renderScreen(<QuoteProgress details={expired} />)
  expect(html).not.toContain('aria-current')
  expect(textOf(html)).toContain('Expired')
  expect(textOf(html)).not.toContain('Your decision')
  expect(await renderScreen(<QuoteProgress details={answered} />)).toContain('aria-current="step"')
})
