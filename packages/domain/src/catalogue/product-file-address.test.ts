import { expect, test } from 'vitest'
import { toProductFileAddress } from './product-file-address.ts'

test.each([
  ['a-manual.pdf', '/api/product-files/7'],
  ['https://maker.example/a-manual.pdf', 'https://maker.example/a-manual.pdf'],
  ['http://maker.example/a-manual.pdf', '/api/product-files/7'],
])('the file %s is at %s', (url, address) => {
  expect(toProductFileAddress({ id: '7', url })).toBe(address)
})
