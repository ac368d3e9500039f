import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPagePath, toPortalHome, toReturnPath } from './return-path.ts'

test.each([
  ['/en/mykomax', '/en/mykomax'],
  ['/de-ch/mykomax/tickets/4711', '/de-ch/mykomax/tickets/4711'],
  ['/en/mykomax/tickets/list?status=open', '/en/mykomax/tickets/list?status=open'],
])('a login that started at %s returns there', (requested, path) => {
  expect(toReturnPath(requested)).toBe(path)
})

test.each([
  undefined,
  7,
  '',
  '/',
  '/en',
  '/en/products',
  '/mykomax',
  '/en/mykomax/logout',
  'https://evil.example/en/mykomax',
  '//evil.example/en/mykomax',
  '/\\evil.example/en/mykomax',
  'javascript:alert(1)',
  'http://own.invalid@evil.example/en/mykomax',
])('rejects %j as a return path', (requested) => {
  expect(toReturnPath(requested)).toBeUndefined()
})

test('three hundred hostile targets stay on our host (O15)', () => {
  const hosts = [
    'evil.example',
    'www.norlitz.example.evil.example',
    'www.norlitz.example@evil.example',
    '[::1]',
    '0x7f.1',
  ]
  const starts = [
    '//',
    '///',
    '////',
    '/\\',
    '\\\\',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '/%2f',
    '/%5c',
    '/.//',
    '/..//',

    'http://',
    'https:',
    'https:/',
    'HTTPS://',
    'http:\\\\',
    'javascript://',
    'data:text/html,',
    'blob:http://',
    'ws://',

    '/en/mykomax//',
    '/en/mykomax/..//',
    '/en/mykomax/%2e%2e//',
    '/en/mykomax/\\',
    '/en/mykomax@',
    '/en/mykomax?to=//',

    '/en/mykomax#//',
    ' //',
    '\u0000//',
    '\u2028//',
    '//www.norlitz.example\\@',
    '/en/mykomax/;//',
    'mailto:a@',
    '/\u3002/',
  ]
  const targets = starts.flatMap((start) => hosts.flatMap((host) => [`${start}${host}`, `${start}${host}/en/mykomax`]))
  expect(targets.length).toBeGreaterThanOrEqual(300)
  for (const target of targets) {
    const path = toReturnPath(target) ?? '/en/mykomax'
    expect([target, new URL(path, 'https://www.norlitz.example').host]).toEqual([target, 'www.norlitz.example'])
    expect(path).toMatch(/^\/[a-z]/)
  }
})

test('any target stays on our host', () => {
  const start = fc.constantFrom(
    '',
    '/',
    '//',
    '/\\',
    'https://',
    '/en/mykomax',
    '/en/mykomax/..//',
    '\t//',
    '/en/mykomax/%2F%2F',
  )
  const target = fc.tuple(start, fc.string({ unit: 'binary' }), fc.webPath()).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(target, (text) => {
      const path = toReturnPath(text)
      expect(new URL(path ?? '/', 'https://www.norlitz.example').host).toBe('www.norlitz.example')
    }),
    { numRuns: 1000 },
  )
})

test("the portal home is in the visitor's language", () => {
  expect(toPortalHome({ language: 'de', country: 'CH' })).toBe('/de-ch/mykomax')
})

test.each([
  ['/en/services/service-bulletins', '/en/services/service-bulletins'],
  ['/de-ch/company?x=1#y', '/de-ch/company'],
  ['/en', '/en'],
])('a visitor of %s returns to %s', (requested, path) => {
  expect(toPagePath(requested)).toBe(path)
})

test.each([
  undefined,
  '',
  '/',
  '/company',
  '/en/mykomax',
  '/en/editor',
  '/en/callback',
  'https://evil.example/en/company',
  '//evil.example/en/company',
  '/\\evil.example/en/company',
  'javascript:alert(1)',
])('rejects %j as a page to return to', (requested) => {
  expect(toPagePath(requested)).toBeUndefined()
})
