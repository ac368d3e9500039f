import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens, toAddress } from '../screenshots/screens.ts'
import { openBrowser } from '../support/browser.ts'
import { inspectScreen } from '../support/inspect-screen.ts'

/** The public pages, one of each template, and the addresses that end in an error page. */
const templates = Object.entries(screens).filter(
  ([, { viewer, isFirstVisit, follow, press, click }]) => !viewer && !isFirstVisit && !follow && !press && !click,
)
const languages = ['en', 'de', 'ja']
const appearances = [
  { scheme: 'light', width: 320 },
  { scheme: 'dark', width: 320 },
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 1440 },
] as const

// With FULL in every language, scheme and width; otherwise each template in one of them, so that all occur.
const cases = templates.flatMap(([name, screen], position) =>
  languages.flatMap((locale, place) =>
    process.env['FULL'] || place === position % languages.length
      ? [
          {
            name,
            locale: screen.locale ?? locale,
            address: toAddress(screen, locale),
            shown: process.env['FULL'] ? appearances : appearances.filter((_, at) => at === position % 4),
          },
        ]
      : [],
  ),
)

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
})
afterAll(() => browser.close())

describe('every template of the public sites is accessible and not wider than the screen', () => {
  test.each(cases)('$name in $locale', { timeout: 120_000 }, async ({ address, shown }) => {
    await page.goto(address)
    const violations: string[] = []
    for (const appearance of shown) violations.push(...(await inspectScreen(page, appearance)))
    expect(violations).toEqual([])
  })
})
