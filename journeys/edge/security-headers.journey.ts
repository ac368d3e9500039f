import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { spawnEdge, testHost } from '../support/spawned-edge.ts'

/** One of every kind of page. */
const pages = [
  '/en',
  '/de',
  '/ja',
  '/en/company/about',
  '/en/stories',
  '/en/media-releases',
  '/en/search?q=crimp',
  '/en/products/axion-56',
  '/en/requests/contact',
  '/en/switch',
  '/en/mykomax',
  '/style-guide/components',
  '/en/no-such-page',
]
const others = [
  '/',
  '/en/',
  '/robots.txt',
  '/sitemap.xml',
  '/en/feeds/stories.rss',
  '/api/news',
  '/api/none',
  '/en.data',
]

describe('every response has security headers', () => {
  test.each([...pages, ...others])(
    '%s forbids framing and content sniffing, requires HTTPS and names the endpoint for reports (X8) [X9]',
    async (path) => {
      const { status, headers } = await request(`${settings.edge}${path}`)
      expect(status).toBeLessThan(500)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringMatching(
          /frame-ancestors '(none|self)'.*; report-uri \/api\/reports; report-to default$/,
        ),
        'reporting-endpoints': 'default="/api/reports"',
      })
    },
  )

  test.each(pages)('%s allows only scripts that its policy lists (X1, X2)', async (path) => {
    const { headers, text } = await request(`${settings.edge}${path}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|nonce-|[*]/)
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule)
    expect(text).not.toMatch(/\snonce=|\son[a-z]+="|\sstyle="|href="javascript:/i)
  })
})

test('responses of the edge itself, of static files and of errors have them too (X8) [X9]', async () => {
  const edge = await spawnEdge()
  edge.respondWith((_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/css' }).end())
  const read = (path: string, host = testHost) => request(`${edge.url}${path}`, { headers: { host } })
  const responses = [
    await read('/assets/a.css'),
    await read('/metrics'),
    await read('/en/a%2fb'),
    await read('/', 'a.b'),
  ]
  await edge.stopWebsite()
  responses.push(await read('/en/unavailable'))
  await edge.stop()
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 400, 421, 503])
  for (const { headers } of responses)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(
        /frame-ancestors 'none'; report-uri \/api\/reports; report-to default$/,
      ),
      'reporting-endpoints': 'default="/api/reports"',
    })
})

describe('a browser that enforces the policy (X1, X3)', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await openBrowser()
  })

  afterAll(() => browser.close())

  test.each(pages)(
    'reports no violation on %s, also after scrolling',
    async (path) => {
      const context = await browser.newContext()
      const violations: string[] = []
      await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
          Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`)
        })
      })
      const page = await context.newPage()
      await page.goto(`${settings.edge}${path}`, { waitUntil: 'load' })
      for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 800)
      await page.keyboard.press('Tab')
      await page.waitForTimeout(500)
      await context.close()
      expect(violations).toEqual([])
    },
    60_000,
  )
})
