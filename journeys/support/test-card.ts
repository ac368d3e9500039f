import type { Page } from 'playwright-core'
import sharp from 'sharp'

/**
 * Stands for every photograph: rings and a cross show how it is cut and placed, and it packs to almost nothing. The
 * photographs themselves are not what is looked at, and would make the kept pictures many times as large.
 */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" fill="none" stroke="#8a939b" stroke-width="8">
  <rect width="1200" height="900" fill="#dfe3e6"/><path d="M0 0 1200 900M1200 0 0 900"/>
  <circle cx="600" cy="450" r="440"/><circle cx="600" cy="450" r="220"/><rect x="4" y="4" width="1192" height="892"/>
</svg>`

export async function showTestCards(page: Page): Promise<void> {
  const body = await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
  await page.route(/\.(webp|avif|png|jpe?g)(\?|$)/, (route) => route.fulfill({ body, contentType: 'image/png' }))
}
