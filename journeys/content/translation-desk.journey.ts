import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { enterEditorArea } from '../support/editor-area.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const run = randomUUID()
const slug = `desk-${run}`
const texts = { title: `Desk ${run}`, heading: `Measured crimp force ${run}`, text: `The line ${run} changes over.` }
const earlier = {
  title: `Bureau ${run}`,
  heading: `Effort de sertissage mesuré ${run}`,
  text: `La ligne ${run} change.`,
}

let browser: Browser
let page: Page
let editor: Awaited<ReturnType<typeof signInAsEditor>>
const pageIds: string[] = []

beforeAll(async () => {
  editor = await signInAsEditor()
  // An earlier page with the same texts, published in French, fills the translation memory.
  const earlierId = await editor.publishPage(`desk-earlier-${run}`, { ...texts, title: `Earlier ${run}` })
  pageIds.push(earlierId)
  await editor.publishTexts(earlierId, 'fr', earlier)
  pageIds.push(await editor.publishPage(slug, texts))
  browser = await openBrowser()
  page = await browser.newPage()
})

afterAll(async () => {
  await browser.close()
  for (const id of pageIds) await editor.deletePage(id)
})

const inputOf = (place: string) => page.getByRole('textbox', { name: `Translation of ${place}`, exact: true })
const rowOf = (place: string) => page.getByRole('row').filter({ has: inputOf(place) })

test('without a session no text is saved', async () => {
  const address = `${settings.edge}/api/translation-segments/${pageIds[1]}/fr`
  expect((await request(address, { method: 'PUT', body: '[]' })).status).toBe(403)
})

test('a translator types a text, takes one from the memory, and sees a warning about a term', async () => {
  await page.goto(`${settings.edge}/en/editor/translation/${pageIds[1]}?language=fr`)
  await enterEditorArea(page)
  await page.getByText('0 of 6 translated').waitFor()
  await inputOf('Title').fill(`Pupitre ${run}`)
  await inputOf('Title').press('Control+Enter')
  await page.getByText('1 of 6 translated').waitFor()
  expect(await inputOf('Description').evaluate((input) => input === document.activeElement)).toBe(true)
  await inputOf('Block 1, Heading').fill('Force mesurée')
  await rowOf('Block 1, Heading').getByText('Term missing: crimp force = effort de sertissage').waitFor()
  await rowOf('Block 1, Heading').getByRole('button', { name: 'Discard' }).click()
  await rowOf('Block 1, Heading').getByText(`100% match in “Earlier ${run}”`).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await rowOf('Block 1, Heading').getByRole('button', { name: 'Insert suggestion' }).first().click()
  expect(await inputOf('Block 1, Heading').inputValue()).toBe(earlier.heading)
  expect(await rowOf('Block 1, Heading').getByText('Term missing').count()).toBe(0)
  await rowOf('Block 1, Heading').getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('2 of 6 translated').waitFor()
})

test('typed texts survive a lost session and a reload, and only the text with a new source is refused', async () => {
  await inputOf('Description').fill('La description')
  await inputOf('Block 2, Heading').fill(`Titre ${run}`)
  await page.route('**/api/translation-segments/**', (route) => route.fulfill({ status: 403, json: {} }))
  await page.getByRole('button', { name: 'Save all' }).click()
  await page.getByText('Your session has ended.').first().waitFor()
  await page.unroute('**/api/translation-segments/**')
  await page.reload()
  await page.getByText('Unsaved texts: 2').waitFor()
  expect(await inputOf('Description').inputValue()).toBe('La description')
  await editor.publishTexts(pageIds[1] ?? '', 'en', { ...texts, text: `The line ${run} changes over at once.` })
  await page.getByRole('button', { name: 'Save all' }).click()
  await page.getByText('The source has changed.').waitFor()
  await page.getByText('3 of 6 translated').waitFor()
  expect(await inputOf('Description').inputValue()).toBe('La description')
  await rowOf('Description').getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('4 of 6 translated').waitFor()
  await page.getByText('Unsaved texts: 0').waitFor()
  await page.getByRole('radio', { name: 'Missing (2)' }).check()
  await expect.poll(() => page.getByRole('textbox').count()).toBe(2)
  for (const place of ['Block 1, Lead', 'Block 2, Text']) await inputOf(place).fill('La ligne change aussitôt.')
  await page.getByRole('button', { name: 'Save all' }).click()
  await page.getByText('6 of 6 translated').waitFor()
})

test('a published translation is live in its language only', async () => {
  const id = pageIds[1] ?? ''
  const live = (locale: string) => request(`${settings.edge}/${locale}/${slug}`)
  expect((await live('fr')).text).not.toContain(`Pupitre ${run}`)
  await editor.publishDraft(id, 'fr')
  await expect.poll(async () => (await live('fr')).text).toContain(`Pupitre ${run}`)
  expect((await live('fr')).text).toContain(earlier.heading)
  expect((await live('en')).text).toContain(texts.title)
  expect((await live('en')).text).not.toContain(`Pupitre ${run}`)
})
