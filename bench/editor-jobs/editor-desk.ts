import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { chromium, type Page } from 'playwright-core'
import { type ClickCounter, countClicks } from '../support/click-counter.ts'
import { aBenchPage, type Editor, signInAsEditor } from '../support/editor.ts'
import { setting } from '../support/request.ts'

export type JobPage = { id: string; slug: string; title: string }

/** A signed-in editor at a browser that counts clicks. */
export type EditorDesk = ClickCounter & {
  page: Page
  editor: Editor
  siteId: string
  /** Unique in this run, for addresses and titles. */
  run: string
  /** A public page with a newer draft in English. It is deleted when the desk closes. */
  createPage(): Promise<JobPage>
  close(): Promise<void>
}

export const adminOrigin = setting('CMS_ORIGIN')
export const websiteOrigin = setting('EDGE_ORIGIN')

export async function openEditorDesk(): Promise<EditorDesk> {
  const editor = await signInAsEditor()
  const [site] = await editor.find('sites', 'where[slug][equals]=&limit=1')
  const siteId = site?.id ?? ''
  const run = Date.now().toString(36)
  const { page, counter } = await openPage()
  const created: string[] = []
  return {
    ...counter,
    page,
    editor,
    siteId,
    run,
    async createPage() {
      const slug = `bench-job-${run}-${created.length}`
      const id = await editor.create('pages', aBenchPage(siteId, slug))
      created.push(id)
      const title = `Job ${run} ${created.length}`
      await editor.saveDraft(id, title, 'en')
      return { id, slug, title }
    },
    async close() {
      await page.context().browser()?.close()
      for (const id of created) await editor.remove('pages', `where[id][equals]=${id}`)
      await editor.remove('pages', `where[slug][like]=bench-new-${run}`)
      await editor.remove('redirects', `where[previousUrl][like]=bench-${run}`)
    },
  }
}

async function openPage(): Promise<{ page: Page; counter: ClickCounter }> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'en' })
  context.setDefaultTimeout(60_000)
  const counter = await countClicks(context)
  const [name = '', ...value] = (await cachedStaffSession(adminOrigin)).split('=')
  // Chromium sets a secure cookie only for an https address, and sends it to *.localhost without TLS too.
  const url = adminOrigin.replace('http:', 'https:')
  await context.addCookies([{ name, value: value.join('='), url, secure: true, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  await page.goto(`${adminOrigin}/api/users/editor-area?to=/en/editor`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, counter }
}
