import { expect, test } from 'vitest'
import { type RedirectHop, traceRedirects } from './trace-redirects.ts'

const hop = (location: string, status: 301 | 302 = 301): RedirectHop => ({ status, location })
const trace = (table: Record<string, RedirectHop>) =>
  traceRedirects('/a', async (address) => new Map(Object.entries(table)).get(address) ?? 'none')

test('an address without a redirect is served as it is', async () => {
  expect(await trace({})).toEqual({ hops: [], address: '/a', isEndless: false })
})

test('lists each redirect until the address that is served', async () => {
  const table = { '/a': hop('/b'), '/b': hop('/de/b', 302) }
  expect(await trace(table)).toEqual({ hops: [hop('/b'), hop('/de/b', 302)], address: '/de/b', isEndless: false })
})

test('ends at an address that occurs twice', async () => {
  const hops = [hop('/b'), hop('/a')]
  expect(await trace({ '/a': hop('/b'), '/b': hop('/a') })).toEqual({ hops, address: '/a', isEndless: true })
})

test('gives up after twenty redirects', async () => {
  const endless = await traceRedirects('/0', async (address) => hop(`/${Number(address.slice(1)) + 1}`))
  expect([endless.isEndless, endless.hops.length]).toEqual([true, 20])
})
