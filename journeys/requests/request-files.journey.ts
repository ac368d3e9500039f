import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { aVideo } from '../support/videos.ts'
import { fill, formAddress, post, rightAnswers, send } from '../support/request-forms.ts'

const megabyte = 1024 * 1024
const chunkBytes = 8 * megabyte
let browser: Browser
let picture: Buffer

beforeAll(async () => {
  browser = await openBrowser()
  picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#9a4a18' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => browser.close())

/** Opens a form and waits until its islands are hydrated. */
async function openForm(kind: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(formAddress(kind))
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=timeZone]')?.value !== '')
  return page
}

type ChosenFile = { name: string; content: Buffer }

/** Chooses files and waits for their rows, which the hydrated island renders. */
async function choose(page: Page, ...files: ChosenFile[]): Promise<void> {
  const payloads = files.map(({ name, content }) => ({ name, mimeType: '', buffer: content }))
  await page.locator('[name=chosen-files]').setInputFiles(payloads)
  for (const { name } of files) await page.locator('li', { hasText: name }).waitFor()
}

/** Holds the second chunk of an upload until it is released, so that the test can act in between. */
async function holdSecondChunk(page: Page): Promise<{ isHeld: Promise<unknown>; release: () => Promise<void> }> {
  const second = (url: URL) => url.pathname.startsWith('/api/uploads/')
  let markHeld: (value?: unknown) => void = () => {}
  const isHeld = new Promise((resolve) => (markHeld = resolve))
  await page.route(second, async (route) => {
    if (route.request().headers()['upload-offset'] !== `${chunkBytes}`) return route.continue()
    markHeld()
  })
  return { isHeld, release: () => page.unroute(second) }
}

const row = (page: Page, state: string) => page.locator(`li[data-state=${state}]`)

test('files upload while the form is filled in, and are listed on the receipt [S2-141]', async () => {
  const page = await openForm('service')
  await choose(page, { name: 'plate.jpg', content: picture }, { name: 'encoder.mp4', content: aVideo(3 * megabyte) })
  await fill(page, rightAnswers('service'))
  await row(page, 'done').nth(1).waitFor()
  await send(page)
  await page.waitForURL(/\/requests\/receipt\//)
  const files = page.locator('dl li')
  expect(await files.allInnerTexts()).toEqual([
    expect.stringContaining('encoder.mp4'),
    expect.stringContaining('plate.jpg'),
  ])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'plate.jpg' }).click()
  expect((await downloading).suggestedFilename()).toBe('plate.jpg')
  await page.context().close()
})

test('a form that is submitted during an upload waits for it', async () => {
  const page = await openForm('contact')
  await fill(page, rightAnswers('contact'))
  await page.route('**/api/uploads', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await choose(page, { name: 'encoder.mp4', content: aVideo(megabyte) })
  await send(page)
  await page.getByText('Your files are still on their way').waitFor()
  await page.waitForURL(/\/requests\/receipt\//)
  expect(await page.locator('dl li').count()).toBe(1)
  await page.context().close()
})

test('a form that is submitted at the moment its upload ends is sent', async () => {
  const page = await openForm('contact')
  await fill(page, rightAnswers('contact'))
  // The upload reports its end while the submission is dispatched, as an event of the network: React renders it later
  // than the submission.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const { onload } = this
      if (body) {
        this.onload = () => (document.documentElement.dataset['uploaded'] = '')
        const current = Object.getOwnPropertyDescriptor(window, 'event') ?? {}
        const report = () => {
          Object.defineProperty(window, 'event', { configurable: true, value: undefined })
          onload?.call(this, new ProgressEvent('load'))
        }
        const restore = () => Object.defineProperty(window, 'event', current)
        addEventListener('submit', report, { capture: true, once: true })
        addEventListener('submit', restore, { capture: true, once: true })
      }
      send.call(this, body)
    }
  })
  await choose(page, { name: 'encoder.mp4', content: aVideo(megabyte) })
  await page.locator('html[data-uploaded]').waitFor()
  await send(page)
  await page.waitForURL(/\/requests\/receipt\//)
  expect(await page.locator('dl li').count()).toBe(1)
  await page.context().close()
})

test('an upload resumes after a reload, without choosing the file again', async () => {
  const page = await openForm('contact')
  const offsets: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'])
  })
  const { isHeld, release } = await holdSecondChunk(page)
  await choose(page, { name: 'night-shift.mp4', content: aVideo(9 * megabyte) })
  await isHeld
  await page.reload()
  await row(page, 'sending').waitFor()
  await release()
  await row(page, 'done').waitFor()
  expect(offsets).toEqual(['0', `${chunkBytes}`, `${chunkBytes}`])
  await expect.poll(() => page.locator('[name=files]').count()).toBe(1)
  await page.context().close()
})

test('a lost connection is shown, and the upload resumes when it is back', async () => {
  const page = await openForm('contact')
  const { isHeld, release } = await holdSecondChunk(page)
  await choose(page, { name: 'night-shift.mp4', content: aVideo(9 * megabyte) })
  await isHeld
  await page.context().setOffline(true)
  await release()
  await page.getByText('The connection was lost. The part already sent is safe.').waitFor()
  await page.context().setOffline(false)
  await row(page, 'done').waitFor()
  await expect.poll(() => page.locator('[name=files]').count()).toBe(1)
  await page.context().close()
})

test('an upload can be paused and resumed by keyboard', async () => {
  const page = await openForm('contact')
  const { isHeld, release } = await holdSecondChunk(page)
  await choose(page, { name: 'night-shift.mp4', content: aVideo(9 * megabyte) })
  await isHeld
  await page.getByRole('button', { name: 'Pause night-shift.mp4' }).press('Enter')
  await row(page, 'paused').waitFor()
  await release()
  await page.getByRole('button', { name: 'Resume night-shift.mp4' }).press('Enter')
  await row(page, 'done').waitFor()
  await expect.poll(() => page.locator('[name=files]').count()).toBe(1)
  await page.context().close()
})

test('rejects a file that is no image or video at once, and a disguised one after validation [S5-045]', async () => {
  const page = await openForm('contact')
  await choose(page, { name: 'offer.pdf', content: Buffer.from('%PDF-1.7') })
  await page.getByText('Only images or videos are accepted.').waitFor()
  await choose(page, { name: 'holiday.jpg', content: Buffer.from('<script>alert(1)</script>') })
  await row(page, 'failed').nth(1).waitFor()
  expect(await page.locator('[name=files]').count()).toBe(0)
  await page.context().close()
})

test('files can be added on the receipt without a text', async () => {
  const { headers } = await post('contact', rightAnswers('contact'))
  const page = await browser.newPage()
  await page.goto(new URL(headers.location ?? '', formAddress('contact')).href)
  await choose(page, { name: 'plate.jpg', content: picture })
  await row(page, 'done').waitFor()
  await page.locator('form:has([name=body]) button[type=submit]').click()
  await page.getByRole('link', { name: 'plate.jpg' }).waitFor()
  expect(await page.locator('li[data-state]').count()).toBe(0)
  await page.context().close()
})

test('without script the form explains how to send files, and shows no upload field', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(formAddress('service'))
  expect(await page.getByText('Send pictures and videos in reply to our e-mail.').isVisible()).toBe(true)
  expect(await page.locator('[name=chosen-files]').isVisible()).toBe(false)
  await page.context().close()
})

test.each([360, 768, 1440])('chosen files are accessible and fit at %i px', async (width) => {
  const page = await openForm('service', width)
  const long = `${'Leitungsquerschnittsueberwachungseinrichtung_'.repeat(2)}.jpg`
  await choose(page, { name: long, content: picture }, { name: 'offer.pdf', content: Buffer.from('%PDF') })
  await row(page, 'done').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.context().close()
})
