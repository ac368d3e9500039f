import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, fullChromium } from '../support/browser.ts'
import { compareWithBaseline, listSaved } from '../support/visual-baselines.ts'
import { settings } from '../support/settings.ts'
import { showTestCards } from '../support/test-card.ts'

const galleries = ['buttons', 'inputs', 'components', 'modules'] as const
/** By default only the narrowest width, where layouts break first; `FULL=1` tests all three. */
const widths = process.env['FULL'] ? [360, 768, 1440] : [360]

/** For large screenshots on a busy machine. */
const longTimeout = { timeout: process.env['FULL'] ? 600_000 : 120_000 }

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser(fullChromium)
})
afterAll(() => browser.close())

// One screenshot for each component with all its examples: a quarter of the files, and easy to review.
describe.each(widths)('every component matches its baseline, at %d px', longTimeout, (width) => {
  const shown: string[] = []

  test.each(galleries)('%s', async (gallery) => {
    const page = await openGallery(gallery, width)
    const differences: (string | undefined)[] = []
    for (const section of await page.locator('main > section[id]').all()) {
      const name = `${gallery}-${await section.getAttribute('id')}`
      shown.push(name)
      const picture = await section.screenshot({ animations: 'disabled', caret: 'hide', timeout: 90_000 })
      differences.push(await compareWithBaseline(`${width}/${name}`, picture))
    }
    await page.close()
    expect(differences.length).toBeGreaterThan(0)
    expect(differences.filter((one) => one !== undefined)).toEqual([])
  })

  test('every baseline belongs to an existing component', async () => {
    expect((await listSaved(String(width))).filter((name) => !shown.includes(name))).toEqual([])
  })
})

async function openGallery(gallery: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await showTestCards(page)
  await page.goto(`${settings.edge}/style-guide/${gallery}?framed=1`)
  await page.waitForFunction(() => document.querySelector('[data-example="rendered"]') === null)
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    // Each section starts on a whole pixel, so that a change of height does not blur the following ones, and has a
    // margin, so that no line of its neighbours is in its screenshot.
    for (const section of document.querySelectorAll<HTMLElement>('main > section[id]')) {
      section.style.marginBlock = '16px'
      section.style.blockSize = `${Math.ceil(section.getBoundingClientRect().height)}px`
    }
  })
  return page
}
