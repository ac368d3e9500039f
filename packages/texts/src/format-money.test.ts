import type { Language } from '@ferrule/domain/locales/language'
import { expect, test } from 'vitest'
import { formatAmount, formatMoney } from './format-money.ts'

/** Some languages separate by narrow or no-break spaces, and the apostrophe depends on the ICU data of the runtime. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll("'", '’')

test.each<[number, string, Language, string, string]>([
  [1_080_60, 'CHF', 'en', 'CHF 1,080.60', '1,080.60'],
  [1_080_60, 'CHF', 'de', 'CHF 1’080.60', '1’080.60'],
  [1_080_60, 'EUR', 'fr', '1 080,60 EUR', '1 080,60'],
  [96_50, 'USD', 'es', '96,50 USD', '96,50'],
  [24_500, 'JPY', 'ja', 'JPY 24,500', '24,500'],
  [24_500, 'JPY', 'de', 'JPY 24’500', '24’500'],
  [5, 'EUR', 'cs', '0,05 EUR', '0,05'],
])('%d minor units of %s are in %s "%s", and "%s" in a column', (amount, currency, language, money, alone) => {
  expect(plain(formatMoney({ amount, currency }, language))).toBe(money)
  expect(plain(formatAmount({ amount, currency }, language))).toBe(alone)
})
