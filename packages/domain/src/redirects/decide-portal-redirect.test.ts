import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePagePath } from '../pages/page-path.ts'
import { decidePortalRedirect } from './decide-portal-redirect.ts'

const mainSite = { domains: [{ host: 'www.norlitz.example' }, { host: 'norlitz.example' }] }

test.each([
  ['www.brand.example', '/de-ch/mykomax/tickets/list', '/de-ch/mykomax/tickets/list'],
  ['www.brand.example', '/MyKomax', '/MyKomax'],
  ['www.brand.example', '/de/products', undefined],
  ['www.norlitz.example', '/de/mykomax', undefined],
  ['cn.norlitz.example', '/de/mykomax', undefined],
  ['evilnorlitz.example', '/de/mykomax', '/de/mykomax'],
])('on %s the address %s leads to the portal at %s of the main site', (host, pathname, expected) => {
  const decision = decidePortalRedirect({ host, path: parsePagePath(pathname), siteSegment: undefined, mainSite })
  expect(decision).toEqual(expected ? { status: 302, host: 'www.norlitz.example', pathname: expected } : 'none')
})

test('a site below a segment of the main host has its portal there', () => {
  const path = parsePagePath('/de/mykomax')
  expect(decidePortalRedirect({ host: 'www.norlitz.example', path, siteSegment: 'events', mainSite })).toEqual({
    status: 302,
    host: 'www.norlitz.example',
    pathname: '/de/mykomax',
  })
})

test('no portal address leads to a host that is not the main site’s', () => {
  const label = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
  const rest = fc
    .array(fc.constantFrom('/', '//', '\\', '@', '..', 'evil.example', '%2F'))
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(label, rest, (text, tail) => {
      const host = `${text}norlitz.example.${text}`
      const decision = decidePortalRedirect({
        host,
        path: parsePagePath(`/en/mykomax/${tail}`),
        siteSegment: undefined,
        mainSite,
      })
      expect(decision).toMatchObject({ host: 'www.norlitz.example', pathname: expect.stringMatching(/^\/en\/mykomax/) })
    }),
  )
})

test('without a domain of the main site there is nowhere to go', () => {
  const path = parsePagePath('/en/mykomax')
  expect(
    decidePortalRedirect({ host: 'www.brand.example', path, siteSegment: undefined, mainSite: { domains: [] } }),
  ).toBe('none')
})
