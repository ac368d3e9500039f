import { expect, test } from 'vitest'
import { parseFeedName } from './feed-name.ts'
import { toRobotsText } from './robots-text.ts'
import { toSecurityText } from './security-text.ts'
import { listSitesOfHost } from './sites-of-host.ts'
import { parseManifestName, toManifestPath, toWebManifest } from './web-manifest.ts'

test('robots.txt lists the sitemap and disallows private areas', () => {
  const text = toRobotsText('https://www.norlitz.example')
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain('Disallow: /*/mykomax\n')
  expect(text).toContain('\nSitemap: https://www.norlitz.example/sitemap.xml\n')
})

test('security.txt has a contact, an expiry date and the advisories of the main site', () => {
  const text = toSecurityText({
    origin: 'https://www.cirris.example',
    mainOrigin: 'https://www.norlitz.example',
    contact: 'mailto:security@norlitz.example',
    now: new Date('2026-11-15T09:30:00Z'),
  })
  expect(text).toContain('Contact: mailto:security@norlitz.example\n')
  expect(text).toContain('Expires: 2027-05-17T00:00:00.000Z\n')
  expect(text).toContain('Canonical: https://www.cirris.example/.well-known/security.txt\n')
  expect(text).toContain('CSAF: https://www.norlitz.example/.well-known/csaf/provider-metadata.json\n')
  expect(text).toContain('Policy: https://www.norlitz.example/en/security\n')
})

test.each([
  ['stories.rss', { kind: 'stories', format: 'rss' }],
  ['media-releases.atom', { kind: 'media-releases', format: 'atom' }],
  ['news.json', { kind: 'news', format: 'json' }],
  ['news.xml', undefined],
  ['pages.rss', undefined],
])('parses the feed name %s as %j', (name, feed) => {
  expect(parseFeedName(name)).toEqual(feed)
})

test('lists the sites of a host, including those below a path segment', () => {
  const site = (slug: string, ...domains: { host: string; slug?: string }[]) => ({
    id: slug,
    name: slug,
    slug,
    domains,
    languages: ['en' as const],
    theme: 'Default' as const,
    portalName: 'mykomax',
  })
  const sites = [
    site('', { host: 'www.norlitz.example' }),
    site('product', { host: 'WWW.norlitz.example', slug: 'product' }),
    site('komax', { host: 'www.komax.example' }, { host: 'www.norlitz.example', slug: 'komax' }),
  ]
  expect(listSitesOfHost(sites, 'www.norlitz.example').map(({ slug }) => slug)).toEqual(['', 'product'])
})

test('the web manifest has the icons of the site’s theme', () => {
  expect(toWebManifest({ name: 'Komax', theme: 'Komax', home: '/en' })).toMatchObject({
    name: 'Komax',
    start_url: '/en',
    theme_color: '#0a2238',
    icons: [{ src: '/icons/komax.svg' }, { src: '/icons/komax-192.png' }, { src: '/icons/komax-512.png' }],
  })
})

test.each(['', 'product', 'north-america-events'])('the manifest name of %j parses back to the slug', (slug) => {
  expect(parseManifestName(toManifestPath(slug).replace('/manifests/', ''))).toBe(slug)
})
