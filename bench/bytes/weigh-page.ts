import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'

export type PageWeight = {
  sheets: number
  styles: number
  islands: number
  /** Without a hand on the page: what it loads by itself. */
  scriptBefore: number
  /** After every island was started, React included. */
  scriptInAll: number
  document: number
}

/** What a page costs a reader who comes for the first time, in compressed bytes. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const scriptBefore = await weigh(responses, 'script')
  const islands = await page.evaluate(startAllIslands)
  await page.waitForLoadState('networkidle')
  const sheets = responses.filter((response) => response.request().resourceType() === 'stylesheet')
  const weight = {
    sheets: sheets.length,
    styles: await weigh(responses, 'stylesheet'),
    islands,
    scriptBefore,
    scriptInAll: await weigh(responses, 'script'),
    document: await weigh(responses.slice(0, 1), 'document'),
  }
  await context.close()
  return weight
}

/** Runs in the page. Whatever an island waits for, it is started now. */
async function startAllIslands(): Promise<number> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const address = document.querySelector<HTMLElement>('script[data-hydration]')?.dataset['hydration']
  if (address === undefined) return islands.length
  const { hydrateIsland } = await import(address)
  for (const island of islands) await hydrateIsland(island)
  return islands.length
}

async function weigh(responses: Response[], type: string): Promise<number> {
  const wanted = responses.filter((response) => response.request().resourceType() === type && response.ok())
  const bodies = await Promise.all(wanted.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}
