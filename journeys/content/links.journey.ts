import { randomUUID } from 'node:crypto'
import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page, Request } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const run = randomUUID()
const slugs = { from: `links-${run}`, before: `target-${run}`, after: `renamed-${run}`, machine: `machine-${run}` }
const targetTitle = `Fair ${run}`

let editor: Awaited<ReturnType<typeof signInAsEditor>>
let browser: Browser
let page: Page
let fromId: string
let targetId: string

beforeAll(async () => {
  editor = await signInAsEditor()
  targetId = await editor.publishPage(slugs.before, { title: targetTitle, heading: 'Fair', text: 'In spring.' })
  fromId = await editor.create('pages', {
    site: await editor.mainSiteId(),
    slug: slugs.from,
    title: 'Dates',
    publishAt: new Date(Date.now() - 1000).toISOString(),
    blocks: [{ blockType: 'hero', heading: 'Dates', links: [{ text: 'The next fair', href: '/company' }] }],
    _status: 'published',
  })
  browser = await openBrowser()
  const [name = '', value = ''] = (await cachedStaffSession(settings.cms)).split('=', 2)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  // Chromium sets a secure cookie only for an https address, and sends it to *.localhost without TLS too.
  const url = settings.cms.replace('http:', 'https:')
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }])
  page = await context.newPage()
})

afterAll(async () => {
  await browser.close()
  await editor.deletePage(fromId)
  await editor.deletePage(targetId)
})

/** The admin saves drafts by itself. */
const isSaveOf = (sent: Request, text: string) => sent.method() === 'PATCH' && (sent.postData() ?? '').includes(text)

async function readHref(slug: string, label: string): Promise<string | undefined> {
  const { text } = await request(`${settings.edge}/en/${slug}`)
  return new RegExp(`<a[^>]+href="([^"]+)"[^>]*>(?:(?!</a>).)*${label}`, 's').exec(text)?.[1]
}

const readLink = () => readHref(slugs.from, 'The next fair')

test('an editor chooses the page of a link by words of its title, with the keyboard', async () => {
  await page.goto(`${settings.cms}/admin/collections/pages/${fromId}?locale=en`)
  const target = page.getByRole('combobox', { name: 'Target' })
  await target.fill(targetTitle)
  await page.getByRole('option', { name: targetTitle }).waitFor()
  const saved = page.waitForResponse((response) => response.ok() && isSaveOf(response.request(), targetId))
  await target.press('ArrowDown')
  await target.press('Enter')
  await expect.poll(() => target.inputValue()).toBe(targetTitle)
  await page.getByText(`/${slugs.before}`, { exact: true }).first().waitFor()
  await saved
  await editor.publishDraft(fromId, 'en')
  await eventually(readLink, (href) => href === `/en/${slugs.before}`)
})

test('an editor chooses a machine of the catalogue, whose page the link opens where it is sold', async () => {
  const linked = await editor.publishPage(slugs.machine, {
    title: 'Machine of the year',
    heading: 'Year',
    text: 'One.',
  })
  await editor.change('pages', linked, {
    blocks: [{ blockType: 'hero', heading: 'Year', links: [{ text: 'See the {name}', href: '/company' }] }],
  })
  await page.goto(`${settings.cms}/admin/collections/pages/${linked}?locale=en`)
  const target = page.getByRole('combobox', { name: 'Target' })
  await target.fill('Axion 56')
  const saved = page.waitForResponse((response) => response.ok() && isSaveOf(response.request(), 'product:axion-56'))
  await page.getByRole('option', { name: 'Axion 56 /products/' }).first().click()
  await saved
  await editor.publishDraft(linked, 'en')
  const href = await eventually(() => readHref(slugs.machine, 'See the Axion 56'), Boolean)
  expect(href).toMatch(/^\/en\/products\/.+\/axion-56$/)
  await editor.deletePage(linked)
})

test('the link follows the page to its new address without a redirect', async () => {
  await editor.change('pages', targetId, { slug: slugs.after })
  const href = await eventually(readLink, (found) => found === `/en/${slugs.after}`)
  expect((await request(`${settings.edge}${href}`)).status).toBe(200)
  const twin = await request(`${settings.edge}/en/${slugs.from}/_payload.json`)
  expect(twin.text).toContain(`"/${slugs.after}"`)
})

test('a page that another links to is kept from the trash, and the refusal names the other', async () => {
  const trash = editor.change('pages', targetId, { deletedAt: new Date().toISOString() })
  await expect(trash).rejects.toThrow(`Dates (/${slugs.from})`)
})

test('an unpublished page is no longer linked', async () => {
  await editor.change('pages', targetId, { unpublishAt: new Date(Date.now() - 1000).toISOString() })
  await eventually(readLink, (href) => href === undefined)
  expect((await request(`${settings.edge}/en/${slugs.from}`)).text).toContain('Dates')
})
