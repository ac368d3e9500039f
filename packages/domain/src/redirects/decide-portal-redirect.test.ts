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
])('on %s the path %s redirects to %s on the main site', (host, pathname, expected) => {
  const decision = decidePortalRedirect({ host, path: parsePagePath(pathname), siteSegment: undefined, mainSite })
  expect(decision).toEqual(expected ? { status: 302, host: 'www.norlitz.example', pathname: expected } : 'none')
})

test('a site below a segment of the main host redirects to the portal of that host', () => {
  const path = parsePagePath('/de/mykomax')
  expect(decidePortalRedirect({ host: 'www.norlitz.example', path, siteSegment: 'events', mainSite })).toEqual({
    status: 302,
    host: 'www.norlitz.example',
    pathname: '/de/mykomax',
  })
})

test('a portal redirect never leads to a host other than the main site’s', () => {
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

test('does not redirect if the main site has no domain', () => {
  const path = parsePagePath('/en/mykomax')
  expect(
    decidePortalRedirect({ host: 'www.brand.example', path, siteSegment: undefined, mainSite: { domains: [] } }),
  ).toBe('none')
})
