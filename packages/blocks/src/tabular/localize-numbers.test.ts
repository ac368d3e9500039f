import { expect, test } from 'vitest'
import { localizeNumbers } from './localize-numbers.ts'

const formatIn = (locale: string) => (value: number) => new Intl.NumberFormat(locale).format(value)

test.each([
  ['1 604', '1,604', '1.604'],
  ['1’604.5', '1,604.5', '1.604,5'],
  ['12 345 678', '12,345,678', '12.345.678'],
  ['3.10', '3.10', '3,10'],
  ['− 0.7 %', '− 0.7 %', '− 0,7 %'],
  ['2004', '2004', '2004'],
  ['31.12.2025', '31.12.2025', '31.12.2025'],
  ['–', '–', '–'],
])('the number %s is %s in English and %s in German', (cell, english, german) => {
  expect(localizeNumbers(cell, formatIn('en'))).toBe(english)
  expect(localizeNumbers(cell, formatIn('de-DE'))).toBe(german)
})

test.each([
  ['1\u202f001 to 10\u202f000', '1,001 to 10,000'],
  ['Axion 56 300 V', 'Axion 56 300 V'],
  ['0.13–4 mm²', '0.13–4 mm²'],
])('the text %s is %s', (cell, expected) => {
  expect(localizeNumbers(cell, formatIn('en'))).toBe(expected)
})
