import { expect, test } from 'vitest'
import { toProductFileUrl } from './product-file-url.ts'

test.each([
  ['a-manual.pdf', '/api/product-files/7'],
  ['https://maker.example/a-manual.pdf', 'https://maker.example/a-manual.pdf'],
  ['http://maker.example/a-manual.pdf', '/api/product-files/7'],
])('the URL of the file %s is %s', (url, address) => {
  expect(toProductFileUrl({ id: '7', url })).toBe(address)
})
