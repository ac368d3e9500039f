import { expect, test } from 'vitest'
import { simulationQuery } from './simulation-query.ts'

test.each([
  [' /de/alt?a=1 ', '/de/alt?a=1'],
  ['https://www.norlitz.example/DE/products/axion-55/', '/DE/products/axion-55/'],
  ['HTTP://www.norlitz.example', '/'],
  ['de/alt', undefined],
  ['javascript:alert(1)', undefined],
  [`/${'x'.repeat(500)}`, undefined],
])('the address %j is simulated as %j', (written, address) => {
  expect(simulationQuery.parse({ address: written }).address).toBe(address)
})

test('an invalid country or date is ignored, and the other values stay', () => {
  expect(simulationQuery.parse({ address: '/a', country: 'Austria', date: 'tomorrow', accepted: 'de' })).toEqual({
    address: '/a',
    accepted: 'de',
  })
})
