import { randomUUID } from 'node:crypto'
import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { mailsTo } from '../support/mailbox.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const email = `releases-${randomUUID()}@example.com`
const title = `Order intake rises ${randomUUID().slice(0, 8)}`
let browser: Browser
let release: string | undefined

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  if (release) await (await signInAsEditor()).remove('pages', release)
})

const mailsAbout = async (subject: string | RegExp) =>
  (await mailsTo(email)).filter((mail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject),
  )

test('a visitor without script subscribes, confirms by mail, gets a release and unsubscribes with one click', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${settings.edge}/en/media-releases`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => page.getByText('Please enter a valid email address').isVisible()).toBe(true)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Ad hoc notices only').check()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor()

  await expect.poll(() => mailsAbout(/please confirm/)).toHaveLength(1)
  const [confirmation] = await mailsAbout(/please confirm/)
  const link = /https?:\/\/\S+requests\/releases\/[\w-]+/.exec(confirmation?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your subscription is active' }).waitFor()
  expect(await page.getByLabel('Ad hoc notices only').isChecked()).toBe(true)

  const editor = await signInAsEditor()
  const slug = `release-${randomUUID()}`
  release = await editor.create('pages', {
    site: await editor.mainSiteId(),
    slug,
    title,
    pageType: 'MediaRelease',
    mediaRelease: { leadText: 'Order intake rose by 6.2 percent.', adHoc: true },
    blocks: [{ blockType: 'text', heading: 'Figures', body: richText(paragraph('Orders rose.')) }],
    _status: 'published',
  })
  await expect.poll(() => mailsAbout(`Ad hoc: ${title}`)).toHaveLength(1)
  const [mail] = await mailsAbout(`Ad hoc: ${title}`)
  expect(mail?.text).toContain(`/en/${slug}`)
  const oneClick = /<(\S+)>/.exec(String(mail?.headers['list-unsubscribe']))?.[1] ?? ''
  const ended = await request(oneClick, { method: 'POST', headers: { origin: '' }, body: 'List-Unsubscribe=One-Click' })
  expect(ended.status).toBe(204)
  expect((await page.goto(link))?.status()).toBe(404)
  await context.close()
})

test.each(['/media-releases', '/requests/releases'])('%s has no accessibility violation', async (path) => {
  const page = await browser.newPage()
  for (const language of ['en', 'de']) {
    await page.goto(`${settings.edge}/${language}${path}`)
    expect(await accessibilityViolations(page)).toEqual([])
  }
  await page.close()
})
