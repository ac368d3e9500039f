import { readdir, readFile } from 'node:fs/promises'
import { languages } from '@ferrule/domain/locales/language'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { findMissingGlyphs } from '../support/find-missing-glyphs.ts'
import { platformFonts } from '../support/platform-fonts.ts'
import { settings } from '../support/settings.ts'

const samples = 'section[aria-label="Eleven languages"]'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${settings.edge}/style-guide/typography`)
})
afterAll(() => browser.close())

// A character without a glyph in our fonts would be rendered with a system font or as an empty box.
describe('our fonts have every character of the interface texts', () => {
  test.each(languages)('%s', async (language) => {
    const characters = await charactersOf(language)
    expect(characters.length).toBeGreaterThan(40)
    for (const part of ['h3', 'p:last-child']) {
      const selector = `${samples} li[lang="${language}"] > ${part}`
      expect(await findMissingGlyphs(page.locator(selector), characters)).toEqual([])
      const fonts = await platformFonts(page, selector)
      expect(fonts.length).toBeGreaterThan(0)
      expect(fonts.filter(({ isOurs }) => !isOurs)).toEqual([])
    }
  })
})

// The first font file of these languages claims every character but has only those of our texts; the other files must
// still be used.
test.each([
  ['ja', '醤', 'in daily use'],
  ['ja', '鱻', 'hardly used'],
  ['zh', '碟', 'in daily use'],
  ['zh', '龘', 'hardly used'],
])('%s: %s, a character %s that no text of ours has, is in our fonts', async (language, character) => {
  const sample = page.locator(`${samples} li[lang="${language}"] > h3`)
  expect(await findMissingGlyphs(sample, character)).toEqual([])
  await sample.evaluate((element, text) => (element.textContent = text), character)
  await expect
    .poll(() => platformFonts(page, `${samples} li[lang="${language}"] > h3`))
    .toMatchObject([{ isOurs: true }])
})

test('the check finds a character that our fonts do not have', async () => {
  expect(await findMissingGlyphs(page.locator(`${samples} li[lang="de"] > h3`), 'aäőไ')).toEqual(['ไ'])
})

test.each([360, 768, 1440])('the longest word of every language fits a narrow column, at %d px', async (width) => {
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

/** All characters of the catalogue's source files: more than are shown, never fewer. */
async function charactersOf(language: string): Promise<string> {
  const folder = new URL(`../../packages/texts/src/catalogues/${language}/`, import.meta.url)
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(new URL(file, folder), 'utf8')),
  )
  return [...new Set(texts.join(''))].filter((character) => /\P{White_Space}/u.test(character)).join(' ')
}
