import { addressOf } from '../load/client-addresses.ts'
import { missPaths } from '../load/traffic.ts'
import { type Client, expectStatus, website } from './client.ts'
import type { Sender } from './steady-load.ts'
import type { Tally } from './tally.ts'

const clients = 20
const headers = { 'accept-encoding': 'identity' }

/** Requests pages in turn, most of which the edge has cached. */
export function requestPages(client: Client, tally: Tally, urls: readonly string[]): Sender['send'] {
  return async (number) => {
    const url = urls[number % urls.length] ?? website
    const localAddress = addressOf(number % clients)
    await tally.track('page', async () => expectStatus(await client(url, { headers, localAddress }), 200))
  }
}

/**
 * Requests pages that the website must render, each with one of its scripts or styles, as a browser does. Every other file
 * belongs to a page that was open before the first restart.
 */
export function requestMisses(client: Client, tally: Tally, openPage: string): Sender['send'] {
  const ofOpenPage = listAssets(openPage)
  return async (number) => {
    const localAddress = addressOf(number % clients)
    const path = missPaths[number % missPaths.length]
    const { text } = await tally.track('miss', async () => {
      const url = `${website}${path}?q=${crypto.randomUUID().slice(0, 8)}`
      return expectStatus(await client(url, { headers, localAddress }), 200)
    })
    const assets = number % 2 === 0 ? listAssets(text) : ofOpenPage
    const asset = assets[number % assets.length]
    await tally.track('asset', async () =>
      expectStatus(await client(`${website}${asset}`, { headers, localAddress }), 200),
    )
  }
}

function listAssets(page: string): string[] {
  const assets = [...page.matchAll(/"(\/assets\/[^"?]+\.(?:js|css|woff2))"/g)].map((match) => match[1] ?? '')
  if (assets.length === 0) throw new Error('the page names no assets')
  return assets
}
