import { type Browser, chromium } from 'playwright-core'
import { weighPage } from './bytes/weigh-page.ts'
import { isShort, writeResult } from './write-result.ts'

/** In bytes, compressed with Brotli as a CDN does. */
const limits = { styles: 20_000, scriptBefore: 6000, scriptInAll: 80_000 }

const product = 'products/crimping-lines/double-end-lines/axion-56'
/** An ordinary page, and a product with Latin and with Japanese fonts. */
const shortPages = ['/en', `/en/${product}`, `/ja/${product}`]
const otherPages = [
  '/de',
  '/en/company/about',
  '/ja',
  '/zh',
  '/ja/company/about',
  '/zh/company/about',
  '/en/stories',
  '/en/requests/contact',
  '/en/products',
  '/en/products/crimping-lines',
  '/ja/products',
  `/zh/${product}`,
  '/en/search?q=crimp',
]

const origin = process.env['EDGE_ORIGIN'] ?? 'http://www.norlitz.localhost:8080'
const browser = await open()
const figures: Record<string, Awaited<ReturnType<typeof weighPage>>> = {}
for (const path of isShort ? shortPages : [...shortPages, ...otherPages]) {
  figures[path] = await weighPage(browser, `${origin}${path}`)
}
await browser.close()

const names = ['styles', 'scriptBefore', 'scriptInAll'] as const
const highest = Object.fromEntries(
  names.map((name) => [name, Math.max(...Object.values(figures).map((page) => page[name]))]),
)
const violations = Object.entries(figures).flatMap(([path, page]) => [
  ...names.filter((name) => page[name] > limits[name]).map((name) => `${path}: ${page[name]} B of ${name}`),
  ...(page.islands === 0 && page.scriptInAll > 0 ? [`${path}: script without an island`] : []),
])

await writeResult({
  name: 'bytes',
  line: `${Object.keys(figures).length} pages; at most ${highest['styles']} B of styles, ${highest['scriptBefore']} B of script at first, ${highest['scriptInAll']} B in all${violations.map((line) => `\n  ${line}`).join('')}`,
  passed: violations.length === 0,
  figures: { limits, pages: figures },
})

function open(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args })
}
