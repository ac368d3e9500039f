import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { aVideo } from '../support/videos.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`
/** One chunk of eight megabytes and half of a second. */
const content = aVideo(12 * 1024 * 1024 - 58)
const firstChunkBytes = 8 * 1024 * 1024
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fileName = `warm-${randomBytes(3).toString('hex')}.mp4`

let browser: Browser
let page: Page

beforeAll(async () => {
  const customer = await createCustomer('luis.garza@customer-3.example')
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${home}/tickets/newticket`)
  await fillLogin(page, customer.email, customer.password)
  await page.getByRole('heading', { name: 'New ticket' }).waitFor()
})
afterAll(() => browser.close())

test('an upload resumes after a reload, and the form waits for it', async () => {
  let isCut = true
  await page.route('**/api/uploads/*', (route) => {
    const isSecond = route.request().headers()['upload-offset'] === `${firstChunkBytes}`
    return isCut && isSecond ? route.abort() : route.continue()
  })
  await page.locator('#files').setInputFiles({ name: fileName, mimeType: 'video/mp4', buffer: content })
  await page.getByText('8.0 MB of 12.0 MB').waitFor()
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await page.getByRole('link', { name: 'Please wait until every file is sent, or remove it.' }).waitFor()
  // Leaves the page first, because it would retry as soon as the connection is back.
  await page.goto('about:blank')
  isCut = false
  const resumed = page.waitForRequest((one) => one.method() === 'PATCH')
  await page.goto(`${home}/tickets/newticket`)
  expect((await resumed).headers()['upload-offset']).toBe(`${firstChunkBytes}`)
  await page.getByText('12.0 MB, Sent').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('the file can be downloaded after the scan, only by users who may see the ticket [F9]', async () => {
  await page.locator('input[name="affectedMachine"]').first().check()
  await page.getByRole('combobox', { name: 'Ticket type' }).selectOption('repair')
  await page.getByRole('radio', { name: 'Quality' }).check()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Length drifts, see the video')
  await page.getByRole('textbox', { name: 'Description' }).fill('It begins after 20 minutes.')
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await page.getByRole('heading', { name: 'Length drifts, see the video' }).waitFor()
  const file = page.getByRole('button', { name: fileName })
  await expect
    .poll(
      async () => {
        if (await file.count()) return true
        await page.reload()
        await page.getByText(fileName).waitFor()
        return (await file.count()) > 0
      },
      { timeout: 90_000, interval: 1000 },
    )
    .toBe(true)
  const fetched = page.waitForRequest('**/api/files/*')
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(hashOf(await readFile(await download.path()))).toBe(hashOf(content))
  const { pathname } = new URL((await fetched).url())
  expect((await request(`${settings.edge}${pathname}`)).status).toBe(404)
})

/** A GIF of one pixel. */
const seal = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('a comment can have files', async () => {
  await page.locator('#files').setInputFiles({ name: 'seal.gif', mimeType: 'image/gif', buffer: seal })
  await page.getByText(`${seal.length} byte, Sent`).waitFor()
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('And this is the seal.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await page.getByText(`seal.gif, ${seal.length} byte`).waitFor()
  await expect.poll(() => page.getByText('And this is the seal.').count()).toBe(1)
})
