import { randomUUID } from 'node:crypto'
import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { enterEditorArea } from '../support/editor-area.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const address = `${settings.edge}/en/editor`
const title = `Draft ${randomUUID()}`

let browser: Browser
let page: Page
let pageId: string
let removePage: () => Promise<void>

beforeAll(async () => {
  const editor = await signInAsEditor()
  pageId = await editor.create('pages', {
    site: await editor.mainSiteId(),
    slug: `editor-area-${randomUUID()}`,
    title,
    blocks: [{ blockType: 'text', heading: 'Draft', body: richText(paragraph('Not public yet.')) }],
    _status: 'draft',
  })
  removePage = () => editor.remove('pages', pageId)
  browser = await openBrowser()
  page = await browser.newPage()
})

afterAll(async () => {
  await browser.close()
  await removePage()
})

test('without a session the editor area is refused and stored in no cache [C14]', async () => {
  for (const path of ['', '?stage=DRAFT']) {
    const { status, headers, text } = await request(`${address}${path}`)
    expect([path, status]).toEqual([path, 403])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).not.toContain(title)
  }
  expect((await request(`${address}.data?stage=DRAFT`)).text).not.toContain(title)
})

test('an editor signs in with the password and sees drafts in the stage DRAFT only [S2-005] [S6-025] [S6-026]', async () => {
  await page.goto(address)
  await enterEditorArea(page, 'wrong')
  await page.getByText('The password is not correct.').first().waitFor()
  await enterEditorArea(page)
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
  const find = async (stage: 'DRAFT' | 'PUBLISHED') => {
    await page.goto(`${address}?stage=${stage}&search=${encodeURIComponent(title)}`)
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    return page.getByRole('rowheader', { name: title }).count()
  }
  expect(await find('PUBLISHED')).toBe(0)
  expect(await find('DRAFT')).toBe(1)
  const link = page.getByRole('link', { name: `Edit ${title} in English: Draft, not published` })
  expect(await link.getAttribute('href')).toMatch(/\/admin\/collections\/pages\/[\w-]+\?locale=en$/)
  expect(await accessibilityViolations(page)).toEqual([])
})

test('an editor starts and resets a translation [S1-029] [S6-028] [S6-029] [S7-027] [S7-028]', async () => {
  const anonymous = await request(`${settings.edge}/api/translation/state/${pageId}`)
  expect(anonymous.status).toBe(403)
  const marked = await call('state')
  expect(marked.status).toBe(200)
  expect(new Set(statesOf(marked))).toEqual(new Set(['MarkedForTranslation']))
  // As a link does it: the editor is signed in, but no script of the page sends the request.
  expect((await page.goto(`${settings.edge}/api/translation/start/${pageId}`))?.status()).toBe(403)
  await page.goto(address)
  expect(statesOf(await call('state'))).toEqual(statesOf(marked))
  const started = await call('start', { headers: { 'x-editor-action': '1' } })
  expect([started.status, started.body['sourceLanguage']]).toEqual([200, 'en'])
  expect(new Set(statesOf(started))).toEqual(new Set(['InProgress']))
  const reset = await call('reset', { method: 'POST' })
  expect(statesOf(reset)).toEqual(statesOf(marked))
})

test('a script of the editor area resets a translation with GET too [S7-029]', async () => {
  await call('start', { method: 'POST' })
  const reset = await call('reset', { headers: { 'x-editor-action': '1' } })
  expect([reset.status, reset.body['sourceLanguage']]).toEqual([200, 'en'])
  expect(new Set(statesOf(reset))).toEqual(new Set(['MarkedForTranslation']))
})

type CallOptions = { method?: string; headers?: Record<string, string> }
type Called = { status: number; body: Record<string, unknown> }

/** Calls the translation API from a script of the editor area. */
function call(action: string, options: CallOptions = {}): Promise<Called> {
  return page.evaluate(
    async ([path, init]) => {
      const response = await fetch(path, init)
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    [`/api/translation/${action}/${pageId}`, options] as const,
  )
}

function statesOf({ body }: Called): string[] {
  return (body['targetLanguages'] as { state: string }[]).map(({ state }) => state)
}
