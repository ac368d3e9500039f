import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'
import { formatNumber } from './format-number.ts'

test('German numbers use the Swiss format [S9-065]', () => {
  // The apostrophe between the thousands depends on the runtime's ICU data.
  expect(formatNumber(1234567.5, 'de')).toMatch(/^1['’]234['’]567\.5$/)
})

test.each([
  ['en', '1,234.5'],
  ['fr', '1\u202f234,5'],
  ['cs', '1\u00a0234,5'],
  ['ja', '1,234.5'],
] as const)('%s numbers use the format of the locale', (language, text) => {
  expect(formatNumber(1234.5, language)).toBe(text)
})

test('a file size has one decimal, bytes have none', () => {
  const mebibyte = 1024 ** 2
  expect([formatFileSize(62 * mebibyte, 'en'), formatFileSize(41.84 * mebibyte, 'de')]).toEqual(['62.0 MB', '41.8 MB'])
  expect([formatFileSize(512, 'en'), formatFileSize(1024, 'en')]).toEqual(['512 byte', '1.0 kB'])
})

test('French has its own unit for megabytes', () => {
  expect(formatFileSize(100 * 1024 ** 2, 'fr')).toBe('100,0\u202fMo')
})
