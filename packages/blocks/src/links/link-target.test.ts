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

test('only a link with a text can target a product', () => {
  expect(productOf('product:axion-56')).toBe('axion-56')
  expect([isTextLinkTarget('product:axion-56'), isLinkTarget('product:axion-56')]).toEqual([true, false])
  for (const target of ['product:', 'product:Axion', 'product:a/b', 'product:-a', 'xproduct:a', 'product:a\n'])
    expect([target, isTextLinkTarget(target)]).toEqual([target, false])
})

test('no allowed target is parsed as a script or, if it is a path, as another host', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc.constantFrom('//', '/\\', 'javascript:').chain((start) => fc.string().map((rest) => start + rest)),
  )
  fc.assert(
    fc.property(typed, (target) => {
      if (!isLinkTarget(target) || /^(hard|action):/.test(target)) return
      const url = new URL(target, 'https://www.norlitz.example')
      if (target.startsWith('/') || target.startsWith('#')) expect(url.host).toBe('www.norlitz.example')
      else expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
    }),
    { numRuns: 500 },
  )
})
