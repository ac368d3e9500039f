import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, wholeBrowser } from './support/browser.ts'
import { compareWithKept, listKept } from './support/kept-pictures.ts'
import { settings } from './support/settings.ts'
import { showTestCards } from './support/test-card.ts'

const galleries = ['buttons', 'inputs', 'components', 'modules'] as const
/** The narrowest every time, because there things break first; `FULL=1` looks at all three. */
const widths = process.env['FULL'] ? [360, 768, 1440] : [360]

/** Large pictures of everything, on a busy machine. */
const patience = { timeout: process.env['FULL'] ? 600_000 : 120_000 }

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser(wholeBrowser)
})
afterAll(() => browser.close())

// One picture a component, with all its examples below each other: a quarter of the files, and they can be looked at.
describe.each(widths)('every component looks as it did, at %d px', patience, (width) => {
  const shown: string[] = []

  test.each(galleries)('%s', async (gallery) => {
    const page = await openGallery(gallery, width)
    const differences: (string | undefined)[] = []
    for (const section of await page.locator('main > section[id]').all()) {
      const name = `${gallery}-${await section.getAttribute('id')}`
      shown.push(name)
      const picture = await section.screenshot({ animations: 'disabled', caret: 'hide', timeout: 90_000 })
      differences.push(await compareWithKept(`${width}/${name}`, picture))
    }
    await page.close()
    expect(differences.length).toBeGreaterThan(0)
    expect(differences.filter((one) => one !== undefined)).toEqual([])
  })

  test('no picture is kept of what is no longer there', async () => {
    expect((await listKept(String(width))).filter((name) => !shown.includes(name))).toEqual([])
  })
})

async function openGallery(gallery: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await showTestCards(page)
  await page.goto(`${settings.edge}/style-guide/${gallery}?framed=1`)
  await page.waitForFunction(() => document.querySelector('[data-example="drawn"]') === null)
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    // Each begins on a whole pixel, so that one that grows does not blur all that follow, and apart from its neighbours,
    // so that no hairline of theirs is in its picture.
    for (const section of document.querySelectorAll<HTMLElement>('main > section[id]')) {
      section.style.marginBlock = '16px'
      section.style.blockSize = `${Math.ceil(section.getBoundingClientRect().height)}px`
    }
  })
  return page
}
