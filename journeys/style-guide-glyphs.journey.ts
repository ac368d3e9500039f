import { readdir, readFile } from 'node:fs/promises'
import { languages } from '@ferrule/domain/locales/language'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { findMissingGlyphs } from './support/find-missing-glyphs.ts'
import { platformFonts } from './support/platform-fonts.ts'
import { settings } from './support/settings.ts'

const samples = 'section[aria-label="Eleven languages"]'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${settings.edge}/style-guide/typography`)
})
afterAll(() => browser.close())

// A sign without a shape of ours would be drawn by a font of the reader's system, or as an empty box.
describe('every sign of the interface texts is in a font of ours', () => {
  test.each(languages)('%s', async (language) => {
    const signs = await signsOf(language)
    expect(signs.length).toBeGreaterThan(40)
    for (const part of ['h3', 'p:last-child']) {
      const selector = `${samples} li[lang="${language}"] > ${part}`
      expect(await findMissingGlyphs(page.locator(selector), signs)).toEqual([])
      const fonts = await platformFonts(page, selector)
      expect(fonts.length).toBeGreaterThan(0)
      expect(fonts.filter(({ isOurs }) => !isOurs)).toEqual([])
    }
  })
})

// The first file of these languages claims every sign, and has those of our own texts: the others must still be found.
test.each([
  ['ja', '醤', 'in daily use'],
  ['ja', '鱻', 'hardly used'],
  ['zh', '碟', 'in daily use'],
  ['zh', '龘', 'hardly used'],
])('%s: %s, a sign %s that none of our texts has, is in a font of ours', async (language, sign) => {
  const sample = page.locator(`${samples} li[lang="${language}"] > h3`)
  expect(await findMissingGlyphs(sample, sign)).toEqual([])
  await sample.evaluate((element, text) => (element.textContent = text), sign)
  await expect
    .poll(() => platformFonts(page, `${samples} li[lang="${language}"] > h3`))
    .toMatchObject([{ isOurs: true }])
})

test('a sign that no font of ours has is found', async () => {
  expect(await findMissingGlyphs(page.locator(`${samples} li[lang="de"] > h3`), 'aäőไ')).toEqual(['ไ'])
})

test.each([360, 768, 1440])('the longest word of every language stays in a narrow column, at %d px', async (width) => {
  const narrow = await browser.newPage({ viewport: { width, height: 900 } })
  await narrow.goto(`${settings.edge}/style-guide/typography`)
  const columns = narrow.getByRole('region', { name: 'Long words in narrow columns' }).getByRole('listitem')
  const outside = await columns.evaluateAll((items) =>
    items.flatMap((item) =>
      [...item.querySelectorAll('*')]
        .filter((one) => {
          const isWider = one.getBoundingClientRect().right > item.getBoundingClientRect().right + 1
          return isWider || (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
        })
        .map((one) => `${item.getAttribute('lang')}: ${one.outerHTML.slice(0, 120)}`),
    ),
  )
  expect(await columns.count()).toBe(languages.length)
  expect(outside).toEqual([])
  await narrow.close()
})

/** What stands between the quotes and around them: more than is shown, never less. */
async function signsOf(language: string): Promise<string> {
  const folder = new URL(`../packages/texts/src/catalogues/${language}/`, import.meta.url)
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(new URL(file, folder), 'utf8')),
  )
  return [...new Set(texts.join(''))].filter((sign) => /\P{White_Space}/u.test(sign)).join(' ')
}
