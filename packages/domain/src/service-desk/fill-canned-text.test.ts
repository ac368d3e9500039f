import { expect, test } from 'vitest'
import { fillCannedText } from './fill-canned-text.ts'

const facts = { name: 'Marta Holzer', number: '26-40718' }

test.each([
  ['Dear {name},', 'Dear Marta Holzer,'],
  ['{number}: {name}, {name}', '26-40718: Marta Holzer, Marta Holzer'],
  ['{price} and { name }', '{price} and { name }'],
])('%s', (body, expected) => {
  expect(fillCannedText(body, facts)).toBe(expected)
})

test('what a customer is called is never read as a sign', () => {
  expect(fillCannedText('{name}', { name: '{number} $& $1', number: '1' })).toBe('{number} $& $1')
})
