import { expect, test } from 'vitest'
import { toBrowserName } from './browser-name.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0'

test.each([
  [chrome, 'chrome'],
  [`${chrome} Edg/142.0.0.0`, 'edge'],
  [`${chrome} OPR/124.0.0.0`, 'opera'],
  [chrome.replace('Chrome/', 'SamsungBrowser/29.0 Chrome/'), 'samsung'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  [`${safari} Safari/605.1.15`, 'safari'],
  [`${safari} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'chrome'],
  [`${safari} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'firefox'],
  ['', 'other'],
])('%j is %s', (userAgent, name) => {
  expect(toBrowserName(userAgent)).toBe(name)
})
