import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLinkTarget, isTextLinkTarget, productOf } from './link-target.ts'

test.each([
  '/',
  '/company/about',
  '/products?family=crimping#technical-data',
  '#technical-data',
  'https://example.com/a?b=c',
  'mailto:service@norlitz.example',
  'tel:+41 41 455 04 55',
  'hard:/downloads/catalogue.pdf',
  'hard:https://example.com',
  'action:open-news-feed-panel',
])('%s is allowed', (target) => {
  expect(isLinkTarget(target)).toBe(true)
})

test.each([
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'hard://evil.example',
  'hard:javascript:alert(1)',
  'https://www.norlitz.example@evil.example',
  '/a\\b',
  '/a\n/b',
])('%j is refused', (target) => {
  expect(isLinkTarget(target)).toBe(false)
})

test('a product is named by a link with a text only', () => {
  expect(productOf('product:axion-56')).toBe('axion-56')
  expect([isTextLinkTarget('product:axion-56'), isLinkTarget('product:axion-56')]).toEqual([true, false])
  for (const target of ['product:', 'product:Axion', 'product:a/b', 'product:-a', 'xproduct:a', 'product:a\n'])
    expect([target, isTextLinkTarget(target)]).toEqual([target, false])
})

test('whatever is allowed, a browser never reads as script or as another host by accident', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc.constantFrom('//', '/\\', 'javascript:').chain((start) => fc.string().map((rest) => start + rest)),
  )
  fc.assert(
    fc.property(typed, (target) => {
      if (!isLinkTarget(target) || /^(hard|action):/.test(target)) return true
      const url = new URL(target, 'https://www.norlitz.example')
      if (target.startsWith('/') || target.startsWith('#')) return url.host === 'www.norlitz.example'
      return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)
    }),
    { numRuns: 500 },
  )
})
