import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { enterEditorArea } from '../support/editor-area.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const slug = `preview-${randomUUID()}`
const published = { title: 'Fair', heading: 'Published heading', text: 'A published text.' }
const draft = { ...published, text: `draft${randomUUID()}` }

let browser: Browser
let page: Page
let editor: Awaited<ReturnType<typeof signInAsEditor>>
let pageId: string

beforeAll(async () => {
  editor = await signInAsEditor()
  pageId = await editor.publishPage(slug, published)
  await editor.saveDraft(pageId, 'en', draft)
  browser = await openBrowser()
  page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
})

afterAll(async () => {
  await browser.close()
  await editor.deletePage(pageId)
})

const frame = () => page.frameLocator('iframe')

test('an editor previews a draft with marks on what changed, at the chosen width [S1-028]', async () => {
  await page.goto(`${settings.edge}/en/editor/preview/${slug}`)
  await enterEditorArea(page)
  await frame().getByText(draft.text).first().waitFor()
  expect(await frame().getByText('Changed', { exact: true }).count()).toBeGreaterThan(0)
  await page.getByLabel('Width').selectOption('360')
  await expect.poll(() => page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(360)
  await page.getByLabel('Stage').selectOption('PUBLISHED')
  await frame().getByText(published.text).first().waitFor()
  await page.getByLabel('Stage').selectOption('DRAFT')
  await frame().getByText(draft.text).first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('the preview reloads when the draft is saved', async () => {
  const saved = `saved${randomUUID()}`
  await frame().getByText(draft.text).first().waitFor()
  await editor.saveDraft(pageId, 'en', { ...draft, text: saved })
  await expect.poll(() => frame().getByText(saved).count(), { timeout: 20_000 }).toBeGreaterThan(0)
  await editor.saveDraft(pageId, 'en', draft)
  await expect.poll(() => frame().getByText(saved).count(), { timeout: 20_000 }).toBe(0)
})

test('an editor tests the previewed page for barriers and is shown the element of a finding', async () => {
  await page.getByRole('button', { name: 'Accessibility' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accessibility' })
  await dialog.getByText('No barriers found.').waitFor()
  await frame()
    .locator('main')
    .evaluate((main) => main.prepend(main.ownerDocument.createElement('img')))
  await dialog.getByRole('button', { name: 'Check again' }).click()
  const show = dialog.getByRole('button', { name: /^Show: Images must have/ })
  await show.waitFor()
  await show.click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await frame().locator('main > img').getAttribute('style')).toContain('outline')
})

test('a link shows the draft without an account, is stored in no cache, and ends when it is revoked', async () => {
  await page.getByRole('button', { name: 'Preview links' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByRole('textbox', { name: 'Preview', exact: true }).inputValue()
  const visitor = await browser.newPage()
  const response = await visitor.goto(url)
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  await visitor.frameLocator('iframe').getByText(draft.text).first().waitFor()
  const framed = await visitor.locator('iframe').getAttribute('src')
  await page.getByRole('button', { name: /Revoke the link/ }).click()
  await page.getByText('No link to this page is valid.').waitFor()
  expect((await visitor.reload())?.status()).toBe(404)
  expect((await request(`${settings.edge}${framed}`)).status).toBe(403)
})

test('without a session and without a link there is no preview', async () => {
  for (const path of [`preview/${slug}`, `preview-page/${slug}`]) {
    const { status, headers, text } = await request(`${settings.edge}/en/editor/${path}`)
    expect([path, status, headers['cache-control']]).toEqual([path, 403, 'private, no-store'])
    expect(text).not.toContain(draft.text)
  }
})
