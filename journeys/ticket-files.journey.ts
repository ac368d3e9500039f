import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { demoPassword } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { fillLogin, openBrowser } from './support/browser.ts'
import { aFilm } from './support/films.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

const home = `${settings.edge}/en/mykomax`
/** One part of eight megabytes and a half. */
const content = aFilm(12 * 1024 * 1024 - 58)
const firstPart = 8 * 1024 * 1024
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fileName = `warm-${randomBytes(3).toString('hex')}.mp4`

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${home}/tickets/newticket`)
  await fillLogin(page, 'anna.berg@norlitz.example', demoPassword)
  await page.getByRole('heading', { name: 'New ticket' }).waitFor()
})
afterAll(() => browser.close())

test('a file goes on after a reload where it was, and the form waits for it', async () => {
  let isCut = true
  await page.route('**/api/uploads/*', (route) => {
    const isSecond = route.request().headers()['upload-offset'] === `${firstPart}`
    return isCut && isSecond ? route.abort() : route.continue()
  })
  await page.locator('#files').setInputFiles({ name: fileName, mimeType: 'video/mp4', buffer: content })
  await page.getByText('8.0 MB of 12.0 MB').waitFor()
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await page.getByRole('link', { name: 'Please wait until every file is sent, or remove it.' }).waitFor()
  // Away from the page first: it would try again by itself as soon as the line is back.
  await page.goto('about:blank')
  isCut = false
  const goingOn = page.waitForRequest((one) => one.method() === 'PATCH')
  await page.goto(`${home}/tickets/newticket`)
  expect((await goingOn).headers()['upload-offset']).toBe(`${firstPart}`)
  await page.getByText('12.0 MB, Sent').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('it stands with the ticket, and is given out once it is checked, to those who may see the ticket [F9]', async () => {
  await page.locator('input[name="machineConcerned"]').first().check()
  await page.getByRole('combobox', { name: 'Ticket type' }).selectOption('repair')
  await page.getByRole('combobox', { name: 'Concern' }).selectOption('quality')
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

/** One pixel. */
const seal = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('a comment takes files too', async () => {
  await page.locator('#files').setInputFiles({ name: 'seal.gif', mimeType: 'image/gif', buffer: seal })
  await page.getByText(`${seal.length} byte, Sent`).waitFor()
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('And this is the seal.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await page.getByText(`seal.gif, ${seal.length} byte`).waitFor()
})
