import { loadTexts } from '@ferrule/texts/load-texts'
import { expect, test } from 'vitest'
import { renderOrderPdf } from './render-order-pdf.ts'

const order = {
  number: 'O26-00017',
  createdAt: new Date('2026-11-16T08:00:00Z'),
  organisationName: 'Brenner Kabeltechnik GmbH',
  plantName: 'Linz',
  orderedBy: 'Anna Berg',
  reference: 'PO 4711',
  note: '',
  currency: 'CHF',
  lines: Array.from({ length: 60 }, (_, index) => ({
    quantity: index + 1,
    articleNumber: `040-${10_000 + index}`,
    name: 'Blade set, V-form, carbide',
    unitPrice: index === 7 ? null : 184_00,
  })),
}

// One language of each font set.
test.each(['de', 'ja', 'zh'] as const)('renders an order of sixty lines on several pages in %s', async (language) => {
  const bytes = await renderOrderPdf(order, language, await loadTexts(language, ['parts', 'component']))
  const text = Buffer.from(bytes).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain(`/Lang (${language})`)
  expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(2)
})
