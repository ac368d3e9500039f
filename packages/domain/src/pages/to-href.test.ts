import { expect, test } from 'vitest'
import { toHref } from './to-href.ts'

test.each([
  ['/', '/de-ch'],
  ['/company/about', '/de-ch/company/about'],
  ['/products?family=crimping#data', '/de-ch/products?family=crimping#data'],
  ['#data', '#data'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:service@norlitz.example', 'mailto:service@norlitz.example'],
  ['hard:/downloads/catalogue.pdf', '/downloads/catalogue.pdf'],
  ['hard:https://example.com', 'https://example.com'],
  ['action:open-news-feed-panel', undefined],
])('%s leads a Swiss German reader to %s', (target, href) => {
  expect(toHref(target, '/de-ch')).toBe(href)
})
