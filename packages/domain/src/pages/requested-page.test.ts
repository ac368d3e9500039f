import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLocale, toUrlCode } from '../locales/locale.ts'
import { anyLocale } from '../locales/available-locales.fixture.ts'
import type { Site } from '../sites/site.ts'
import { readRequestedPage, toRequestPath } from './requested-page.ts'

const aSite = (slug: string, ...domains: Site['domains']): Site => ({
  id: slug || 'main',
  name: slug,
  slug,
  domains,
  languages: ['en'],
  theme: 'Default',
  portalName: 'mykomax',
})

const sites = [
  aSite('', { host: 'www.norlitz.example' }),
  aSite('events', { host: 'www.norlitz.example', slug: 'events' }),
  aSite('brand', { host: 'www.brand.example' }),
]
const hosts = ['www.norlitz.example', 'www.brand.example']

const read = (host: string, pathname: string) => {
  const page = readRequestedPage(sites, { host, pathname })
  return page.ok ? page.value : undefined
}

const codeOf = (page: ReturnType<typeof read>) => page?.locale && toUrlCode(page.locale)

describe('the URL', () => {
  test.each([
    ['www.norlitz.example/de-ch/company/about', '', 'de-ch', 'public', true, 'about', 'company'],
    ['www.norlitz.example/de', '', 'de', 'public', true, 'home', 'home'],
    ['www.norlitz.example/de/events', 'events', 'de', 'public', false, 'home', 'home'],
    ['www.norlitz.example/events/fair', 'events', undefined, 'public', false, 'fair', 'home'],
    ['www.brand.example/en/events', 'brand', 'en', 'public', false, 'events', 'home'],
    ['www.norlitz.example/en/MyKomax/tickets', '', 'en', 'customer', false, 'tickets', 'MyKomax'],
    ['www.norlitz.example/en/events/mykomax', 'events', 'en', 'customer', false, 'mykomax', 'home'],
    ['www.norlitz.example/style-guide', '', undefined, 'technical', false, 'style-guide', 'home'],
    ['www.norlitz.example/en/callback', '', 'en', 'technical', false, 'callback', 'home'],
    ['www.norlitz.example/en/editor', '', 'en', 'editor', false, 'editor', 'home'],
    ['unknown.example/en/a', '', 'en', 'public', true, 'a', 'home'],
  ])(
    '%s is on the site %j in %s, area %s, public-main %s, slug %s under %s [S2-047] [S2-048] [S2-049] [S2-050] [S2-051]',
    (address, siteSlug, code, area, isPublicMain, slug, parentSlug) => {
      const [host = '', ...rest] = address.split('/')
      const page = read(host, `/${rest.join('/')}`)
      expect(codeOf(page)).toBe(code)
      expect(page).toMatchObject({ site: { slug: siteSlug }, area, isPublicMain, slug, parentSlug })
    },
  )
})

test('the site with the empty slug is the main site, which is used where no domain matches [S3-009] [S2-058]', () => {
  expect(read('unknown.example', '/en')?.site).toBe(sites[0])
})

test('refuses a site without a domain [S2-059]', () => {
  const address = { host: 'unknown.example', pathname: '/en' }
  expect(readRequestedPage([aSite('')], address)).toEqual({ ok: false, reason: 'site-without-domain' })
})

test('refuses an unknown host without a main site', () => {
  expect(readRequestedPage(sites.slice(2), { host: 'unknown.example', pathname: '/' })).toEqual({
    ok: false,
    reason: 'no-site',
  })
})

const characters = ['/', '/', '/', '%2F', '%', '%zz', '..', '\\', 'ä', '\uD800', '\u0000', '?', ' ', ';']
const segmentNames = ['en', 'de-ch', 'DE', 'events', 'mykomax', 'about']
const anyPath = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...characters, ...segmentNames)).map((pieces) => pieces.join('')),
)

test('reads any host and path without an error, and the built path leads to the same page', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...hosts)), anyPath, (host, pathname) => {
      const page = read(host, pathname)
      const reread = page && read(host, toRequestPath(page))
      // A lone surrogate is read as the replacement character.
      const wellFormed = page?.segments.map((segment) => segment.toWellFormed())
      expect([reread?.site, reread?.siteSegment, codeOf(reread)]).toEqual([page?.site, page?.siteSegment, codeOf(page)])
      expect(reread?.segments).toEqual(wellFormed)
    }),
    { numRuns: 10_000 },
  )
})

test('a built path parses back to the same page', () => {
  const isPlain = (segment: string) => segment !== '' && !segment.includes('/') && segment.isWellFormed()
  const odd = fc.constantFrom('about', 'a%2Fb', 'ä', '%', 'a b', '..')
  const segment = fc.oneof(fc.string({ minLength: 1 }), odd).filter(isPlain)
  const isUnclear = (first = '') => first === 'events' || parseLocale(first) !== undefined
  const segmentsOfPage = fc.array(segment, { maxLength: 4 }).filter(([first]) => !isUnclear(first))
  const place = fc.constantFrom(
    { host: 'www.norlitz.example', siteSegment: undefined },
    { host: 'www.norlitz.example', siteSegment: 'events' },
    { host: 'www.brand.example', siteSegment: undefined },
  )
  fc.assert(
    fc.property(
      place,
      fc.option(anyLocale, { nil: undefined }),
      segmentsOfPage,
      ({ host, siteSegment }, locale, segments) => {
        const built = { siteSegment, locale, segments }
        const page = read(host, toRequestPath(built))
        const parsed = page && { siteSegment: page.siteSegment, locale: page.locale, segments: page.segments }
        expect(parsed).toEqual(built)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('accepts no host besides the configured ones and their subdomains', () => {
  const of = (host: string) => readRequestedPage(sites.slice(2), { host, pathname: '/' }).ok
  const label = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
  const tail = fc.constantFrom('.evil.example', '.', '@evil.example', ':80@evil.example', '/evil.example', '%00')
  fc.assert(
    fc.property(label, tail, (text, end) => {
      const strangers = [
        `${text}www.brand.example`,
        `www.brand.example.${text}`,
        `www.brand.example${end}`,
        `${text}.example`,
      ]
      expect(strangers.filter(of)).toEqual([])
      expect(of(`${text}.www.brand.example`)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})
