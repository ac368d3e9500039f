import { expect, it } from 'vitest'
import { addPart, emptyPartsCart } from './parts-cart.ts'
import { countStoredCartLines } from './stored-cart-lines.ts'

const cart = addPart(emptyPartsCart, { key: 'a', id: 'part-1', articleNumber: '100.200', quantity: 3 })

it.each([
  ['no cart', null, 0],
  ['one line of three pieces', JSON.stringify(cart), 1],
  ['text that is not JSON', '{', 0],
  ['null', 'null', 0],
  ['a cart without parts', '{"parts":3}', 0],
])('counts the lines of %s', (_name, stored, lines) => {
  expect(countStoredCartLines(stored)).toBe(lines)
})
