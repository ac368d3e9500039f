import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectSite } from './select-site.ts'
import type { Site } from './site.ts'

const aSite = (slug: string, domains: Site['domains']): Site => ({
  id: slug || 'main',
  name: slug,
  slug,
  domains,
  languages: ['en'],
  theme: 'Default',
  portalName: 'mykomax',
})

const main = aSite('', [{ host: 'www.norlitz.example' }, { host: 'norlitz.example' }])
const events = aSite('events', [{ host: 'www.norlitz.example', slug: 'events' }])
const brand = aSite('brand', [{ host: 'www.brand.example' }, { host: 'cn.norlitz.example' }])
const sites = [main, events, brand]

describe('the site of a host and segment', () => {
  test.each([
    ['www.norlitz.example', 'events', 'events', true],
    ['WWW.Norlitz.Example:8080', 'events', 'events', true],
    ['www.norlitz.example', 'products', '', false],
    ['www.norlitz.example', undefined, '', false],
    ['www.brand.example', 'events', 'brand', false],
    ['shop.norlitz.example', undefined, '', false],
    ['a.cn.norlitz.example', undefined, 'brand', false],
    ['somewhere.example', undefined, '', false],
    ['', undefined, '', false],
  ])('%s with segment %s is %j [S2-054] [S2-055] [S2-056] [S2-057] [S2-058]', (host, segment, slug, bySlug) => {
    expect(selectSite(sites, { host, segment })).toMatchObject({ site: { slug }, bySlug })
  })
})

test('without a main site an unknown host has no site', () => {
  expect(selectSite([brand], { host: 'somewhere.example', segment: undefined })).toBeUndefined()
})

test('a host that only ends in the same letters does not match [E4]', () => {
  const label = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
  fc.assert(
    fc.property(label, (text) => {
      const of = (host: string) => selectSite([brand], { host, segment: undefined })
      expect(of(`${text}www.brand.example`)).toBeUndefined()
      expect(of(`www.brand.example.${text}`)).toBeUndefined()
      expect(of(`${text}.www.brand.example`)?.site).toBe(brand)
    }),
  )
})
