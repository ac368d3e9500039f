import { expect, test } from 'vitest'
import { fillCannedText, findOpenSigns } from './fill-canned-text.ts'

const facts = { name: 'Marta Holzer', number: '26-40718', machine: 'Corva 24' }

test.each([
  ['Dear {name},', 'Dear Marta Holzer,'],
  ['{number}: {name}, {name}', '26-40718: Marta Holzer, Marta Holzer'],
  ['Your {machine}', 'Your Corva 24'],
  ['{price} and { name }', '{price} and { name }'],
])('%s', (body, expected) => {
  expect(fillCannedText(body, facts)).toBe(expected)
})

test('what a customer is called is never read as a sign', () => {
  expect(fillCannedText('{name}', { ...facts, name: '{number} $& $1' })).toBe('{number} $& $1')
})

test('what nobody knows stays open and is found', () => {
  const text = fillCannedText('{name}: {machine}, {machine}', { ...facts, machine: '' })
  expect(text).toBe('Marta Holzer: {machine}, {machine}')
  expect(findOpenSigns(text)).toEqual(['{machine}'])
  expect(findOpenSigns('{price}')).toEqual([])
})
