import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'

export type PageWeight = {
  sheets: number
  styles: number
  /** Not compressed again: fonts are compressed already. */
  fonts: number
  islands: number
  /** Before the browser is idle and before any interaction. */
  scriptBefore: number
  /** After every island was started, React included. */
  scriptInAll: number
  document: number
}

/** Measures the compressed bytes that a first visit to a page loads. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.addInitScript(holdIdle)
  const navigation = await page.goto(url, { waitUntil: 'networkidle' })
  // An error page is small and would pass.
  if (!navigation?.ok()) throw new Error(`${url} returns ${navigation?.status()}`)
  const scriptBefore = await weigh(responses, 'script')
  const islands = await page.evaluate(startAllIslands)
  await page.waitForLoadState('networkidle')
  const sheets = responses.filter((response) => response.request().resourceType() === 'stylesheet')
  const weight = {
    sheets: sheets.length,
    styles: await weigh(responses, 'stylesheet'),
    fonts: sum(await bodiesOf(responses, 'font'), (body) => body.length),
    islands,
    scriptBefore,
    scriptInAll: await weigh(responses, 'script'),
    document: await weigh(responses.slice(0, 1), 'document'),
  }
  await context.close()
  return weight
}

/** Runs in the page. Prevents idle callbacks: `startAllIslands` starts every island explicitly. */
function holdIdle(): void {
  window.requestIdleCallback = () => 0
}

/** Runs in the page. Starts every island, whatever its trigger, and returns their number. */
async function startAllIslands(): Promise<number> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const address = document.querySelector<HTMLElement>('script[data-hydration]')?.dataset['hydration']
  if (address === undefined) return islands.length
  const { hydrateIsland } = await import(address)
  for (const island of islands) await hydrateIsland(island)
  return islands.length
}

async function weigh(responses: Response[], type: string): Promise<number> {
  return sum(await bodiesOf(responses, type), (body) => brotliCompressSync(body).length)
}

async function bodiesOf(responses: Response[], type: string): Promise<Buffer[]> {
  const wanted = responses.filter((response) => response.request().resourceType() === type && response.ok())
  return Promise.all(wanted.map((response) => response.body()))
}

function sum(bodies: Buffer[], bytesOf: (body: Buffer) => number): number {
  return bodies.reduce((total, body) => total + bytesOf(body), 0)
}
