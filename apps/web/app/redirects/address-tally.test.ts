import { expect, test } from 'vitest'
import { createAddressTally } from './address-tally.ts'

test('requests are counted by kind, site and address, and taken once', () => {
  const tally = createAddressTally(10)
  tally.count('not-found', '', '/en/a')
  tally.count('not-found', '', '/en/a')
  tally.count('redirect', '', '/en/a')
  tally.count('not-found', 'komax', '/en/a')
  expect(tally.take()).toEqual([
    { kind: 'not-found', siteSlug: '', address: '/en/a', count: 2 },
    { kind: 'redirect', siteSlug: '', address: '/en/a', count: 1 },
    { kind: 'not-found', siteSlug: 'komax', address: '/en/a', count: 1 },
  ])
  expect(tally.take()).toEqual([])
})

test('a full tally counts known addresses only', () => {
  const tally = createAddressTally(2)
  for (const address of ['/a', '/b', '/c', '/a']) tally.count('not-found', '', address)
  expect(tally.take().map(({ address, count }) => [address, count])).toEqual([
    ['/a', 2],
    ['/b', 1],
  ])
})
