import { expect, test } from 'vitest'
import { PartPrice } from '../parts/part-price.tsx'
import { toPricedLines } from '../parts/to-priced-lines.ts'
import { renderScreen, textOf } from '../portal/screen.fixture.ts'
import { CartTable } from './cart-table.tsx'
import { OrderTotal } from './order-total.tsx'

/** Money has a no-break space, which counts as a space here. */
const read = async (shown: Parameters<typeof renderScreen>[0]) => textOf(await renderScreen(shown))

test.each([
  [{ amount: 184_00, listAmount: 196_00, currency: 'CHF' }, 'CHF 184.00 List price CHF 196.00'],
  [{ amount: 196_00, listAmount: 196_00, currency: 'CHF' }, 'CHF 196.00'],
  [null, 'Price on request'],
])('the price %j is shown as %s', async (price, text) => {
  expect(await read(<PartPrice price={price} />)).toBe(text)
})

const blades = { quantity: 2, unitPrice: 184_00 }
const cutterHead = { quantity: 1, unitPrice: null }
const net = 'Prices without VAT and shipping.'
const later = 'You get the price of 1 part on request with our confirmation.'

test.each([
  [[blades], false, `Total, CHF 368.00 ${net}`],
  [[blades, cutterHead], false, `Total without parts on request, CHF 368.00 ${net}`],
  [[blades, cutterHead], true, `Total without parts on request, CHF 368.00 ${net} ${later}`],
  [[cutterHead], true, `${net} ${later}`],
])('the total of %j, shown before it is sent: %s, reads %s', async (lines, isDraft, text) => {
  expect(await read(<OrderTotal lines={lines} currency="CHF" isDraft={isDraft} />)).toBe(text)
})

const part = { name: 'Blade set', stock: 24, availabilityDays: 1, location: 'Linz' }
const line = { key: 'k1', id: 'p1', articleNumber: '040-11872', quantity: 2 }
const price = { amount: 184_00, listAmount: 196_00, currency: 'CHF' }

test('a cart has a total only if the prices of all lines are loaded', () => {
  const priced = { ...line, part: { ...part, price } }
  const onRequest = { ...line, part: { ...part, price: null } }
  expect(toPricedLines([])).toBeUndefined()
  expect(toPricedLines([priced, { ...line, part: undefined }])).toBeUndefined()
  // An offline copy has no prices.
  expect(toPricedLines([{ ...line, part }])).toBeUndefined()
  expect(toPricedLines([onRequest, priced])).toEqual({
    currency: 'CHF',
    lines: [
      { quantity: 2, unitPrice: null },
      { quantity: 2, unitPrice: 184_00 },
    ],
  })
})

test('the table of a cart has prices and total, and neither while they load', async () => {
  const lines = [{ ...line, part: { ...part, price } }]
  expect(await read(<CartTable lines={lines} priced={toPricedLines(lines)} isOrder />)).toMatch(
    /Each Sum .*Blade set 24 pieces 1 day Linz .*184\.00 .*368\.00 Total, CHF 368\.00/,
  )
  expect(await read(<CartTable lines={lines} priced={undefined} isOrder />)).not.toMatch(/Each|368/)
})

test('only the cart of an order says when the missing prices follow', async () => {
  const lines = [
    { ...line, part: { ...part, price } },
    { ...line, key: 'k2', part: { ...part, price: null } },
  ]
  expect(await read(<CartTable lines={lines} priced={toPricedLines(lines)} isOrder />)).toContain(later)
  expect(await read(<CartTable lines={lines} priced={toPricedLines(lines)} isOrder={false} />)).not.toContain(later)
})
