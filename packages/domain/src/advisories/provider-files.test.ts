import { expect, test } from 'vitest'
import { toProviderMetadata } from './provider-metadata.ts'
import { toRolieCategories, toRolieFeed, toRolieService } from './rolie.ts'

const origin = 'https://www.norlitz.example'
const fingerprint = '7F410D139A52'.padEnd(40, 'A')

test('the metadata name a trusted provider with its feed and keys', () => {
  const metadata = toProviderMetadata({
    origin,
    publisher: { name: 'Norlitz', namespace: origin, contact: 'mailto:psirt@norlitz.example' },
    fingerprints: [fingerprint],
    lastUpdated: '2026-11-12T08:00:00.000Z',
  })
  expect(metadata).toMatchObject({
    canonical_url: `${origin}/.well-known/csaf/provider-metadata.json`,
    role: 'csaf_trusted_provider',
    public_openpgp_keys: [{ fingerprint, url: `${origin}/.well-known/csaf/openpgp/${fingerprint}.asc` }],
  })
})

test('the feed lists the newest advisory first, each with both hashes and its signature', () => {
  const advisory = { title: 'T', summary: 'S', initialReleaseDate: '2026-01-01T00:00:00.000Z' }
  const { feed } = toRolieFeed(origin, [
    { ...advisory, trackingId: 'A-1', currentReleaseDate: '2026-02-01T00:00:00.000Z' },
    { ...advisory, trackingId: 'A-2', currentReleaseDate: '2026-03-01T00:00:00.000Z' },
  ])
  expect(feed.updated).toBe('2026-03-01T00:00:00.000Z')
  expect(feed.entry.map(({ id }) => id)).toEqual(['A-2', 'A-1'])
  const url = `${origin}/.well-known/csaf/white/2026/a-2.json`
  expect(feed.entry[0]?.link.map(({ href }) => href)).toEqual([url, `${url}.sha256`, `${url}.sha512`, `${url}.asc`])
})

test('the service names the feed, and the categories are the families', () => {
  expect(toRolieService(origin).service.workspace[0]?.collection[0]?.href).toBe(
    `${origin}/.well-known/csaf/white/feed-tlp-white.json`,
  )
  expect(toRolieCategories(['axion'])).toEqual({ categories: { category: [{ term: 'axion' }] } })
})
