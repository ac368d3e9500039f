import type { Page } from 'playwright-core'
import sharp from 'sharp'

/**
 * Replaces every photograph: circles and a cross show how a picture is cropped and placed, and it compresses to almost
 * nothing. Real photographs would make the baselines many times as large.
 */
const testCard = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" fill="none" stroke="#8a939b" stroke-width="8">
  <rect width="1200" height="900" fill="#dfe3e6"/><path d="M0 0 1200 900M1200 0 0 900"/>
  <circle cx="600" cy="450" r="440"/><circle cx="600" cy="450" r="220"/><rect x="4" y="4" width="1192" height="892"/>
</svg>`

export async function showTestCards(page: Page): Promise<void> {
  const body = await sharp(Buffer.from(testCard)).png({ palette: true }).toBuffer()
  await page.route(/\.(webp|avif|png|jpe?g)(\?|$)/, (route) => route.fulfill({ body, contentType: 'image/png' }))
}
