import { languages } from '@ferrule/domain/locales/language'
import { themeKeys } from '@ferrule/domain/pages/theme'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { platformFonts } from '../support/platform-fonts.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const pages = {
  '/style-guide': '[S2-032]',
  '/style-guide/inputs': '[S2-033]',
  '/style-guide/buttons': '[S2-034]',
  '/style-guide/modules': '[S2-035]',
  '/style-guide/components': '[S2-036]',
  '/style-guide/typography': '[S2-037]',
  '/style-guide/pages/error': '[S2-038]',
  '/style-guide/tools/email-links': '[S2-039]',
}
const paths = Object.keys(pages)

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  // axe opens a second page, which needs an explicit context.
  context = await browser.newContext()
  page = await context.newPage()
})

afterAll(() => browser.close())

describe('the style guide', () => {
  test.each(Object.entries(pages))('%s is available, without caching and indexing %s', async (path) => {
    const { status, headers, text } = await request(`${settings.edge}${path}`)
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
    expect(text).toContain('<html lang="en"')
  })

  test('has no address with a locale [S2-031]', async () => {
    expect((await request(`${settings.edge}/en/style-guide`)).status).toBe(404)
  })

  test('has its own layout, without the header and footer of the sites [S2-040] [S2-041]', async () => {
    await page.goto(`${settings.edge}/style-guide`)
    await page.getByRole('navigation', { name: 'Pages of the guide' }).waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await page.goto(`${settings.edge}/en`)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
  })

  test('has a form for theme, language and scheme that works without script', async () => {
    const withoutScript = await browser.newPage({ javaScriptEnabled: false })
    await withoutScript.goto(`${settings.edge}/style-guide/buttons`)
    await withoutScript.getByLabel('Theme').selectOption('Komax')
    await withoutScript.getByLabel('Language').selectOption('ja')
    await withoutScript.getByLabel('Light or dark').selectOption('dark')
    await withoutScript.getByRole('button', { name: 'Show' }).click()
    const shell = withoutScript.locator('html')
    expect(await shell.getAttribute('data-theme')).toBe('Komax')
    expect(await shell.getAttribute('lang')).toBe('ja')
    expect(await shell.getAttribute('data-scheme')).toBe('dark')
    await withoutScript.close()
  })

  test('shows a page in a frame of another width', async () => {
    await page.goto(`${settings.edge}/style-guide/buttons?width=360`)
    const framed = page.frameLocator('iframe')
    await framed.getByRole('heading', { level: 1, name: 'Buttons' }).waitFor()
    expect(await framed.locator('html').evaluate((html) => html.clientWidth)).toBeLessThanOrEqual(360)
  })

  test('can show a single example, for screenshots', async () => {
    await page.goto(`${settings.edge}/style-guide/buttons?only=button/primary`)
    expect(await page.locator('[data-example]').count()).toBe(1)
    expect(await page.getByRole('navigation').count()).toBe(0)
    await page.getByRole('button', { name: 'Send request' }).waitFor()
  })
})

type GuideOptions = { path: string; theme: string; scheme: 'light' | 'dark'; width: 360 | 1440; language?: string }

/**
 * Two variants of every page, with different themes, so that each theme is tested; `FULL=1` tests all on every page.
 */
function listGuideOptions(): GuideOptions[] {
  const all = paths.flatMap((path) =>
    themeKeys.flatMap((theme) =>
      (['light', 'dark'] as const).flatMap((scheme) =>
        ([360, 1440] as const).map((width) => ({ path, theme, scheme, width })),
      ),
    ),
  )
  if (process.env['FULL']) return all
  return paths.flatMap((path, index) => [
    { path, theme: themeKeys[index % themeKeys.length] ?? '', scheme: 'light', width: 1440 },
    { path, theme: themeKeys[(index + 3) % themeKeys.length] ?? '', scheme: 'dark', width: 360 },
  ])
}

async function show(page: Page, { path, theme, scheme, width, language = 'en' }: GuideOptions): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${settings.edge}${path}?theme=${theme}&scheme=${scheme}&language=${language}`)
  await page.waitForFunction(() => document.querySelector('[data-example="rendered"]') === null)
  await page.evaluate(() => document.fonts.ready)
}

/** Finds elements that overflow the page on the right and are not clipped or scrolled by an ancestor. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).overflowX !== 'visible' || isClipped(one.parentElement))
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !isClipped(one.parentElement))
      .map((one) => `${one.closest('article')?.id ?? ''}: ${one.outerHTML.slice(0, 120)}`)
      .slice(0, 5)
  })
}

// The tests run concurrently; on a busy machine all of them together take minutes.
const longTimeout = { timeout: process.env['FULL'] ? 600_000 : 120_000 }

describe.concurrent('every page of the style guide is accessible and fits', longTimeout, () => {
  // Concurrent tests need the `expect` of their own, which counts the assertions of each.
  test.for(listGuideOptions())('$path in $theme, $scheme, at $width px', async (options, { expect }) => {
    const guidePage = await context.newPage()
    await show(guidePage, options)
    expect(await accessibilityViolations(guidePage)).toEqual([])
    expect(await findOverflow(guidePage)).toEqual([])
    await guidePage.close()
  })
})

const galleries = ['inputs', 'buttons', 'modules', 'components'].map((name) => `/style-guide/${name}`)
const foreign = process.env['FULL'] ? languages.slice(1) : (['de', 'ja'] as const)

describe('examples fit a small screen with texts of every language', () => {
  test.each(foreign.flatMap((language) => galleries.map((path) => [path, language] as const)))(
    '%s in %s',
    async (path, language) => {
      await show(page, { path, theme: 'Default', scheme: 'light', width: 360, language })
      await page.evaluate(replaceTexts, language)
      expect(await findOverflow(page)).toEqual([])
    },
  )
})

/** Runs in the page: replaces the texts of the examples with the sample text of that language. */
function replaceTexts(language: string): void {
  const sample = document.querySelector(`main p[lang="${language}"]`)?.textContent ?? ''
  // The longest word comes first, where it has least room. Japanese and Chinese need fewer characters.
  const replacement = `${sample.split(' ').at(-1)} ${sample}`
  const growth = ['ja', 'zh'].includes(language) ? 0.6 : 1.2
  for (const stage of document.querySelectorAll('[data-example]')) {
    stage.setAttribute('lang', language)
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      const text = currentNode.textContent ?? ''
      if (!/\p{L}{3}/u.test(text) || currentNode.parentElement?.closest('svg, option')) continue
      currentNode.textContent = replacement.repeat(10).slice(0, Math.ceil(text.trim().length * growth))
    }
  }
}

describe('our fonts have the characters of every language', () => {
  beforeAll(() => show(page, { path: '/style-guide/typography', theme: 'Default', scheme: 'light', width: 1440 }))

  test.each(languages)('%s', async (language) => {
    const fonts = await platformFonts(page, `li[lang="${language}"] h3, li[lang="${language}"] p`)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(({ isOurs }) => !isOurs)).toEqual([])
  })

  test('Japanese and Chinese use their own glyphs', async () => {
    const familiesOf = async (language: string) =>
      new Set((await platformFonts(page, `li[lang="${language}"] h3`)).map(({ family }) => family))
    expect([...(await familiesOf('ja'))]).toEqual([expect.stringContaining('JP')])
    expect([...(await familiesOf('zh'))]).toEqual([expect.stringContaining('SC')])
  })
})

test('fonts come from our own host, and Japanese and Chinese fonts load only in these languages', async () => {
  const fonts: string[] = []
  page.on('request', (one) => one.resourceType() === 'font' && fonts.push(one.url()))
  const options = { path: '/style-guide/pages/error', theme: 'Default', scheme: 'light', width: 1440 } as const
  await show(page, options)
  expect(fonts.filter((url) => url.includes('noto'))).toEqual([])
  await show(page, { ...options, language: 'ja' })
  expect(fonts.some((url) => url.includes('noto-sans-jp'))).toBe(true)
  expect(fonts.filter((url) => !url.startsWith(settings.edge))).toEqual([])
})
