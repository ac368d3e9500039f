import { expect, test } from 'vitest'
import { configuredSite, filterCompleteSites } from './configured-site.ts'
import { findMainDomain } from './main-domain.ts'

const written = {
  id: '1',
  name: 'Norlitz',
  slug: '',
  domains: [{ host: 'www.norlitz.example' }, { host: 'www.norlitz.example', slug: 'events' }],
  languages: ['en', 'de'],
  theme: 'Default',
  portalName: 'mykomax',
}
const headerNavigation = { options: { theme: 'Copper', hidden: true }, items: [] }
const footerNavigation = { sections: [] }

test('a site has its settings, both navigations and its domains [S3-008]', () => {
  const site = configuredSite.parse({ ...written, headerNavigation, footerNavigation })
  expect(site).toMatchObject({ internationalOnly: false, hideSideButtons: false, enableCutFont: false, slug: '' })
  expect([site.headerNavigation, site.footerNavigation, site.domains]).not.toContain(null)
})

test('a domain is a host with an optional path slug [S3-011]', () => {
  expect(configuredSite.parse(written).domains).toEqual(written.domains)
  expect(configuredSite.safeParse({ ...written, domains: [{ slug: 'events' }] }).success).toBe(false)
})

test('header options are a theme and whether it is hidden [S3-066]', () => {
  expect(configuredSite.parse({ ...written, headerNavigation }).headerNavigation?.options).toEqual(
    headerNavigation.options,
  )
})

test('a footer has a theme, a contact link and sections [S3-065]', () => {
  expect(configuredSite.parse({ ...written, footerNavigation }).footerNavigation).toEqual({
    theme: 'Default',
    contactLink: null,
    sections: [],
  })
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('with a header: %s, with a footer: %s, the site is complete: %s [S3-010]', (hasHeader, hasFooter, isComplete) => {
  const site = configuredSite.parse({
    ...written,
    headerNavigation: hasHeader ? headerNavigation : null,
    footerNavigation: hasFooter ? footerNavigation : null,
  })
  expect(filterCompleteSites([site])).toEqual(isComplete ? [site] : [])
})

test('the main domain is the first one; a site without domains is refused', () => {
  expect(findMainDomain(configuredSite.parse(written))).toEqual({ ok: true, value: { host: 'www.norlitz.example' } })
  expect(findMainDomain({ domains: [] })).toEqual({ ok: false, reason: 'site-without-domain' })
})
