import { expect, test } from 'vitest'
import { fillCannedText, findUnknownPlaceholders } from './fill-canned-text.ts'

const facts = { name: 'Marta Holzer', number: '26-40718', machine: 'Corva 24' }

test.each([
  ['Dear {name},', 'Dear Marta Holzer,'],
  ['{number}: {name}, {name}', '26-40718: Marta Holzer, Marta Holzer'],
  ['Your {machine}', 'Your Corva 24'],
  ['{price} and { name }', '{price} and { name }'],
])('fills %s', (body, expected) => {
  expect(fillCannedText(body, facts)).toBe(expected)
})

test('never reads a customer’s name as a placeholder', () => {
  expect(fillCannedText('{name}', { ...facts, name: '{number} $& $1' })).toBe('{number} $& $1')
})

test('leaves placeholders without a value, and finds them', () => {
  const text = fillCannedText('{name}: {machine}, {machine}', { ...facts, machine: '' })
  expect(text).toBe('Marta Holzer: {machine}, {machine}')
  expect(findUnknownPlaceholders(text)).toEqual(['{machine}'])
  expect(findUnknownPlaceholders('{price}')).toEqual([])
})
