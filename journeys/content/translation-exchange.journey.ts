import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { enterEditorArea } from '../support/editor-area.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const texts = { title: `Exchange ${randomUUID()}`, heading: 'Ready in four minutes', text: 'The line changes over.' }

let browser: Browser
let page: Page
let editor: Awaited<ReturnType<typeof signInAsEditor>>
let pageId: string

beforeAll(async () => {
  editor = await signInAsEditor()
  pageId = await editor.publishPage(`exchange-${randomUUID()}`, texts)
  browser = await openBrowser()
  page = await browser.newPage()
})

afterAll(async () => {
  await browser.close()
  await editor.deletePage(pageId)
})

test('without a session no translation is exported or imported', async () => {
  const address = `${settings.edge}/api/translation-files/${pageId}/fr`
  for (const method of ['POST', 'PUT']) expect((await request(address, { method, body: 'x' })).status).toBe(403)
})

test('an editor exports XLIFF and imports it with one text refused, because its source changed meanwhile', async () => {
  await page.goto(`${settings.edge}/en/editor/translation/${pageId}?language=fr`)
  await enterEditorArea(page)
  await page.getByText('6 of 6 texts need work').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export XLIFF' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  await page.getByText(/^Exported on/).waitFor()
  await editor.publishTexts(pageId, 'en', { ...texts, heading: 'Ready in three minutes' })
  const translated = exported.replaceAll(
    /<source>(.*?)<\/source>(?=<\/segment>)/g,
    (source, text: string) => `${source}<target>Traduit: ${text}</target>`,
  )
  const file = { name: 'fr.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) }
  await page.getByLabel('Translated file').setInputFiles(file)
  await page.getByRole('button', { name: 'Import XLIFF' }).click()
  await page.getByText('5 texts accepted').waitFor()
  const report = page.getByRole('status').filter({ hasText: '1 text refused' })
  expect(await report.textContent()).toMatch(/The source changed after the export\..*Ready in three minutes/)
  await page.getByText('1 of 6 texts need work').waitFor()
  await page.getByText(/^Imported on/).waitFor()
  expect(await page.getByText(`Traduit: ${texts.title}`, { exact: true }).count()).toBe(2)
  expect(await accessibilityViolations(page)).toEqual([])
})
