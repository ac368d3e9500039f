import { expect, test } from 'vitest'
import { isCrawler } from './crawler.ts'

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11) Chrome/140 Safari/537.36 Chrome-Lighthouse', true],
  ['Google-InspectionTool/1.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', false],
  ['', false],
  [null, false],
])('%s is a crawler: %s [S9-031]', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected)
})
