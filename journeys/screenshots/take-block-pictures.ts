// node journeys/screenshots/take-block-pictures.ts
// Writes a picture of each block to apps/cms/public/blocks, from its first example in the style guide and under the name
// of its section there. Editors see it where they choose a block.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

const folder = new URL('../../apps/cms/public/blocks/', import.meta.url)
const size = { width: 480, height: 320 }
/** The width at which blocks are laid out as on a wide screen. */
const viewport = { width: 1200, height: 800 }

await mkdir(folder, { recursive: true })
const browser = await openBrowser()
const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
await page.goto(`${settings.edge}/style-guide/modules?framed=1`)
for (const section of await page.locator('main section[id]').all()) {
  const stage = section.locator('[data-example]').first()
  const box = await stage.boundingBox()
  // An anchor has no height.
  if (!box?.height) continue
  await stage.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const picture = await sharp(await stage.screenshot())
    // The whole width: of a tall block the upper part, around a low one the background of the page.
    .resize(
      box.height / box.width > size.height / size.width
        ? { ...size, fit: 'cover', position: 'top' }
        : { ...size, fit: 'contain', background: 'white' },
    )
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(new URL(`${await section.getAttribute('id')}.webp`, folder), picture)
}
await browser.close()
