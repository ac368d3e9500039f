import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { fill, formAddress, newAddress, rightAnswers, send } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const pageAddress = (locale: string) => `${settings.edge}/${locale}/whitepaper-crimp-height`

const documentOf = (page: string) => /name="document" value="([^"]+)"/.exec(page)?.[1] ?? ''

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Downloads the whitepaper by its link and checks it. */
async function expectWhitepaper(link: string, name: string): Promise<void> {
  const { status, headers, body } = await request(link)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toContain(name)
  expect(headers['cache-control']).toContain('no-store')
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
}

test('the receipt of the form has the whitepaper [S2-139]', async () => {
  const page = await browser.newPage()
  await page.goto(pageAddress('en'))
  await fill(page, rightAnswers('whitepaper'))
  await send(page)
  await page.waitForURL(/\/requests\/receipt\//)
  const link = page.getByRole('link', { name: 'Download whitepaper' })
  await expectWhitepaper(new URL((await link.getAttribute('href')) ?? '', page.url()).href, 'crimp-height-en.pdf')
  await page.close()
})

test('without script the whitepaper is available too, in the language of the page [S2-139]', async () => {
  const { text } = await request(pageAddress('de'))
  const sent = await request(formAddress('whitepaper', 'de'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...rightAnswers('whitepaper'), document: documentOf(text) }).toString(),
    localAddress: newAddress(),
  })
  expect(sent.status).toBe(303)
  const receipt = new URL(sent.headers.location?.replace('?sent', '') ?? '', settings.edge).href
  expect((await request(receipt)).text).toContain('Whitepaper herunterladen')
  await expectWhitepaper(`${receipt}/whitepaper`, 'crimp-height-de.pdf')
})

test('neither the page nor a forged link reveals the whitepaper', async () => {
  const { text } = await request(pageAddress('en'))
  expect(text).toMatch(/name="document" value="[0-9a-f-]{36}"/)
  expect(text).not.toContain('.pdf')
  const forged = await request(`${settings.edge}/en/requests/receipt/${'A'.repeat(43)}/whitepaper`)
  expect(forged.status).toBe(303)
  expect((await request(new URL(forged.headers.location ?? '', settings.edge).href)).status).toBe(404)
})

test('a form with a missing field is shown again and still refers to the whitepaper', async () => {
  const document = documentOf((await request(pageAddress('en'))).text)
  const { company: _, ...answers } = rightAnswers('whitepaper')
  const shown = await request(formAddress('whitepaper'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...answers, document }).toString(),
    localAddress: newAddress(),
  })
  expect(shown.status).toBe(422)
  expect(shown.text).toContain(`name="document" value="${document}"`)
})
