import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const story = '/en/stories/what-37-strands-look-like'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const read = async (path: string) => (await request(`${settings.edge}${path}`)).text

test('a story leads to its machine, and the page of the machine to the story', async () => {
  const page = await browser.newPage()
  await page.goto(settings.edge + story)
  expect(await accessibilityViolations(page)).toEqual([])
  const machines = page.locator('aside', { has: page.getByRole('heading', { name: 'Machines in this story' }) })
  const machine = machines.getByRole('link', { name: /^Corva 60/ })
  const address = (await machine.getAttribute('href')) ?? ''
  expect((await request(settings.edge + address)).status).toBe(200)
  await machine.click()
  await page.getByRole('heading', { level: 1, name: 'Corva 60' }).waitFor()
  await page.getByRole('link', { name: 'What 37 strands look like after 40 kilonewtons' }).click()
  await page.waitForURL(`**${story}`)
  await page.close()
})

test('an author of a story has a page with role and biography in the language of the visitor', async () => {
  expect(await read('/en/stories/contacts/livia-kern')).toMatch(/>Editor<\/p><h1[^>]*>Livia Kern<\/h1>/)
  const german = await read('/de/stories/contacts/livia-kern')
  expect(german).toMatch(/>Redaktorin<\/p>/)
  expect(german).toContain('Gelernte Werkzeugmacherin')
})

test('a portrait that an editor chooses appears on the stories and the page of the author', async () => {
  const editor = await signInAsEditor()
  const [author] = await editor.find('authors', { slug: 'jonas-frei' })
  const [picture] = await editor.find('media', { source: 'service-desk' })
  const id = String(author?.['id'])
  const filename = String(picture?.['filename'])
  await editor.change('authors', id, { image: picture?.['id'] })
  try {
    const portrait = `/media/v1/${filename}/Contact-80-2.png`
    await expect.poll(() => read('/en/stories/the-press-that-was-right')).toContain(portrait)
    await expect.poll(() => read('/en/stories/contacts')).toContain(portrait)
    await expect.poll(() => read('/en/stories/contacts/jonas-frei')).toContain(`/media/v1/${filename}/AsideSquare-960`)
  } finally {
    await editor.change('authors', id, { image: null })
  }
})

test('a visitor copies the link to a story, and without script shares it by links', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(settings.edge + story)
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${story}$`))
  expect(await page.getByRole('link', { name: 'Link to this story' }).count()).toBe(0)
  await context.close()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const withoutScript = await plain.newPage()
  await withoutScript.goto(settings.edge + story)
  for (const name of ['Share by e-mail', 'Share on LinkedIn', 'Link to this story'])
    expect(await withoutScript.getByRole('link', { name }).isVisible()).toBe(true)
  expect(await withoutScript.getByRole('button', { name: /^(Share|Copy link)$/ }).count()).toBe(0)
  await plain.close()
})
