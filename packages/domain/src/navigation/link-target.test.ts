import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownActions, type LinkTarget, readLinkTarget, toLinkHref } from './link-target.ts'

const base = { locale: { language: 'de', country: 'CH' }, siteSegment: undefined } as const

describe('a link target', () => {
  test.each<[string, LinkTarget, string]>([
    ['/company/about', { kind: 'path', path: '/company/about' }, ''],
    ['http://example.com', { kind: 'full', href: 'http://example.com' }, '[S2-179]'],
    ['https://example.com/a?b#c', { kind: 'full', href: 'https://example.com/a?b#c' }, '[S2-179]'],
    ['hard:/downloads/catalogue.pdf', { kind: 'full', href: '/downloads/catalogue.pdf' }, '[S2-180]'],
    ['hard:https://example.com', { kind: 'full', href: 'https://example.com' }, '[S2-180]'],
    ['action:open-news-feed-panel', { kind: 'action', name: 'open-news-feed-panel' }, '[S2-181] [S2-182]'],
    ['mailto:service@norlitz.example', { kind: 'full', href: 'mailto:service@norlitz.example' }, ''],
    ['tel:+41441234567', { kind: 'full', href: 'tel:+41441234567' }, ''],
    ['#data', { kind: 'full', href: '#data' }, ''],
    ['  ', { kind: 'empty' }, ''],
    ['/_page/0190a5d2-3c4f-7a11-8b22-1f2e3d4c5b6a#a', { kind: 'empty' }, 'because its page is not public'],
  ])('of %j is %j %s', (written, target) => {
    expect(readLinkTarget(written)).toEqual(target)
  })

  test.each(['action:open', 'action:', 'action:toString', 'action:open-news-feed-panel '.padEnd(40, 'x')])(
    'with the unknown action %j is a warning, not a link [S2-183] [S8-063]',
    (written) => {
      expect(readLinkTarget(written)).toEqual({ kind: 'warning', reason: 'unknown-action', target: written })
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'hard:javascript:alert(1)',
    'hard: javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'hard://evil.example',
    'hard:/\\evil.example',
    '/a\nb',
    'httpfoo',
    'http://',
    'company/about',
    'hard:action:open-news-feed-panel',
  ])('of %j is rejected as unsafe', (written) => {
    expect(readLinkTarget(written)).toMatchObject({ kind: 'warning', reason: 'unsafe-target' })
  })
})

test('there is one known action [S2-182]', () => {
  expect(knownActions).toEqual(['open-news-feed-panel'])
})

test.each([
  ['/', undefined, '/de-ch'],
  ['/?a=1', undefined, '/de-ch?a=1'],
  ['/company#b', undefined, '/de-ch/company#b'],
  ['/', 'events', '/de-ch/events'],
  ['/company', 'events', '/de-ch/events/company'],
  ['hard:/x', 'events', '/x'],
  ['https://example.com', undefined, 'https://example.com'],
  ['action:open-news-feed-panel', undefined, undefined],
  ['javascript:alert(1)', undefined, undefined],
])('%s on a site with the segment %s leads to %s', (written, siteSegment, href) => {
  expect(toLinkHref(readLinkTarget(written), { ...base, siteSegment })).toBe(href)
})

test('any input gives a link with an allowed scheme, and a path stays on its host', () => {
  const piece = fc.constantFrom(
    'javascript:',
    'hard:',
    'action:',
    'data:',
    'https:',
    'http',
    '/',
    '\\',
    ' ',
    '\t',
    '\n',
    '#',
    'evil.example',
    ':',
  )
  const written = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(written, (text) => {
      const target = readLinkTarget(text)
      const href = toLinkHref(target, base)
      if (href === undefined) return
      const url = new URL(href, 'https://www.norlitz.example')
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
      if (target.kind === 'path') expect(url.host).toBe('www.norlitz.example')
    }),
    { numRuns: 10_000 },
  )
})
