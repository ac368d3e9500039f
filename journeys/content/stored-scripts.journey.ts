import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { eventually, request } from '../support/request.ts'
import { scriptVectors } from '../support/script-vectors.ts'
import { settings } from '../support/settings.ts'

const perPage = 100
const maxHeadingLength = 120

describe('scripts stored in the content service (X4, X7)', () => {
  const pageIds: string[] = []
  const addresses: string[] = []
  let browser: Browser
  let editor: Awaited<ReturnType<typeof signInAsEditor>>

  beforeAll(async () => {
    browser = await openBrowser()
    editor = await signInAsEditor()
    const site = await editor.mainSiteId()
    for (let start = 0; start < scriptVectors.length; start += perPage) {
      const slug = `stored-scripts-${Date.now()}-${start}`
      const vectors = scriptVectors.slice(start, start + perPage)
      const [first = ''] = vectors
      const blocks = vectors.map((vector) => ({
        blockType: 'text',
        heading: vector.slice(0, maxHeadingLength),
        body: richText(paragraph(vector)),
      }))
      const hero = {
        blockType: 'hero',
        heading: first,
        lead: first,
        links: [{ text: first.slice(0, 40), href: '/en' }],
      }
      const fields = { site, slug, title: first, description: first, _status: 'published', blocks: [hero, ...blocks] }
      pageIds.push(await editor.create('pages', fields))
      addresses.push(`${settings.edge}/en/${slug}`)
    }
    for (const url of addresses) {
      await eventually(
        () => request(url),
        ({ status }) => status === 200,
      )
    }
  })

  afterAll(async () => {
    for (const id of pageIds) await editor.deletePage(id)
    await browser.close()
  })

  test(`none of ${scriptVectors.length} runs, even without a content security policy`, async () => {
    expect(scriptVectors.length).toBeGreaterThanOrEqual(400)
    const context = await browser.newContext({ bypassCSP: true })
    const ran: string[] = []
    await context.exposeFunction('xss', () => ran.push('a script ran'))
    context.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push('a dialogue opened')))
    for (const url of addresses) {
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'load' })
      await page.mouse.move(200, 300)
      for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Tab')
      const shown = await page.locator('main').innerText()
      const visible = scriptVectors.filter((vector) => shown.includes(vector.slice(0, 30).trim()))
      expect(visible.length).toBeGreaterThan(perPage / 2)
      const foreign = await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')]
        const listening = all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
        const running = all.filter((element) => /^(iframe|object|embed|base|frameset)$/i.test(element.tagName))
        const inline = [...document.scripts].filter(({ src, type }) => src === '' && type !== 'application/ld+json')
        return [...listening, ...running, ...inline].map(({ outerHTML }) => outerHTML.slice(0, 200))
      })
      expect(foreign).toEqual([])
      for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(text)
      await page.close()
    }
    await context.close()
    expect(ran).toEqual([])
  })

  test('a link that would run a script cannot be saved (X6)', async () => {
    const site = await editor.mainSiteId()
    const targets = [
      'javascript:xss()',
      'hard:javascript:xss()',
      'data:text/html,x',
      'java\tscript:xss()',
      ' javascript:xss()',
    ]
    for (const href of targets) {
      const hero = { blockType: 'hero', heading: 'x', lead: 'x', links: [{ text: 'x', href }] }
      const fields = { site, slug: `stored-link-${Date.now()}`, title: 'x', description: '', _status: 'published' }
      await expect(editor.create('pages', { ...fields, blocks: [hero] }), href).rejects.toThrow(/400/)
    }
  })
})
