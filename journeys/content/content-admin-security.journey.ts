import { randomUUID } from 'node:crypto'
import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const read = (path: string) => request(`${settings.cms}${path}`)

test.each(['/admin/login', '/admin/none', '/api/sites?limit=1', '/api/none', '/none'])(
  'the response to %s has the security headers of the content admin [C9]',
  async (path) => {
    const { status, headers } = await read(path)
    expect(status).toBeLessThan(500)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  },
)

test('the admin works in a browser that enforces its policy [C9]', async () => {
  const [name = '', value = ''] = (await cachedStaffSession(settings.cms)).split('=', 2)
  const browser = await openBrowser()
  const context = await browser.newContext()
  const violations: string[] = []
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  const page = await context.newPage()
  await page.goto(`${settings.cms}/admin/login`)
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  // Chromium sets a secure cookie only for an https address, and sends it to *.localhost without TLS too.
  const url = settings.cms.replace('http:', 'https:')
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(`${settings.cms}/admin/collections/pages`)
  await page.locator('tbody a').first().click()
  // The form is interactive: its scripts ran.
  await page.locator('#field-title').waitFor()
  await page.locator('#field-slug').waitFor()
  await page.goto(`${settings.cms}/admin/collections/media`)
  await page.locator('tbody tr').first().waitFor()
  await page.goto(`${settings.cms}/admin/catalogue-import`)
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  await browser.close()
  expect(violations).toEqual([])
})

describe('an anonymous visitor', () => {
  test.each(['/api/access', '/api/pages/access', '/api/pages/access/x', '/api/authors/access'])(
    'cannot read the access schema at %s [C10]',
    async (path) => {
      expect((await request(`${settings.cms}${path}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(403)
      const { status, text } = await read(path)
      // Payload has no such address for some methods.
      expect([403, 404]).toContain(status)
      expect(text).not.toMatch(/canAccessAdmin|collections/)
    },
  )

  test.each(['{ Access { canAccessAdmin } }', '{ __schema { types { name } } }'])(
    'gets no schema by the GraphQL query %s inside the network either [C10]',
    async (query) => {
      const { text } = await request(`${settings.contentService}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      expect(JSON.parse(text)).toHaveProperty('errors')
      expect(text).not.toMatch(/"canAccessAdmin"|"types"/)
    },
  )

  test('reads no e-mail address of an author, in any way [C10]', async () => {
    const editor = await signInAsEditor()
    const email = `${randomUUID()}@norlitz.example`
    const id = await editor.create('authors', { name: 'Secret Address', slug: `author-${randomUUID()}`, email })
    try {
      const author = await read(`/api/authors/${id}?locale=en`)
      expect(author.text).toContain('Secret Address')
      for (const query of ['', '&select[email]=true', '&locale=all', '&sort=email']) {
        expect((await read(`/api/authors?where[id][equals]=${id}&depth=1${query}`)).text).not.toContain(email)
      }
      const filtered = await read(`/api/authors?locale=en&where[email][equals]=${email}`)
      expect([filtered.status, filtered.text.includes('Secret Address')]).toEqual([400, false])
    } finally {
      await editor.remove('authors', id)
    }
  })

  test('reads an investor table from its publication date on [C11]', async () => {
    const editor = await signInAsEditor()
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const title = `Figures ${randomUUID()}`
    const table = { kind: 'annual-figures', title, cells: 'CHF|2027\nSales|12', publicationDate: inAnHour }
    const id = await editor.create('investor-records', table)
    const outputs = () =>
      Promise.all([
        read(`/api/investor-records?locale=en&limit=0`),
        read(`/api/investor-records/${id}?locale=en&draft=true`),
        read(`/api/investor-records?locale=all&where[title][equals]=${encodeURIComponent(title)}`),
        request(`${settings.contentService}/api/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            query: `{ InvestorRecords(where: { id: { equals: "${id}" } }, locale: en) { docs { title } } }`,
          }),
        }),
      ])
    try {
      for (const { text } of await outputs()) expect(text).not.toContain(title)
      await editor.change('investor-records', id, { publicationDate: new Date(Date.now() - 60_000).toISOString() })
      for (const { text } of await outputs()) expect(text).toContain(title)
    } finally {
      await editor.remove('investor-records', id)
    }
  })
})

describe('malformed input is refused', () => {
  let cookie: string
  let id: string
  let editor: Awaited<ReturnType<typeof signInAsEditor>>

  beforeAll(async () => {
    cookie = await cachedStaffSession(settings.cms)
    editor = await signInAsEditor()
    id = await editor.publishPage(`malformed-${randomUUID()}`, { title: 'Wire', heading: 'Wire', text: 'A wire.' })
  })

  afterAll(() => editor.deletePage(id))

  test.each(['null', '[]', '"text"', '5', '{"_status":5}', '{"site":["x"]}', '{"site":"x"}', '{"parent":"x"}', '{'])(
    'the body %s gets 400 [C8]',
    async (body) => {
      for (const query of ['', '&draft=true']) {
        const { status } = await request(`${settings.cms}/api/pages/${id}?locale=en${query}`, {
          method: 'PATCH',
          headers: { cookie, origin: settings.cms, 'content-type': 'application/json' },
          body,
        })
        expect([body, query, status]).toEqual([body, query, 400])
      }
    },
  )
})
