import { sites } from '@ferrule/seeds/sites/sites'
import { request, setting } from '../support/request.ts'

/** Returns `count` URLs, evenly spread over the sitemaps of all sites, languages and countries. */
export async function listedAddresses(count: number): Promise<string[]> {
  const hosts = new Set(sites.flatMap(({ domains }) => domains.slice(0, 1)).map(({ host }) => host))
  const all: string[] = []
  for (const host of hosts) {
    const { origin } = Object.assign(new URL(setting('EDGE_ORIGIN')), { hostname: host })
    for (const file of await readLocations(`${origin}/sitemap.xml`)) all.push(...(await readLocations(file)))
  }
  if (all.length < count) throw new Error(`the sitemaps list only ${all.length} addresses`)
  return Array.from({ length: count }, (_, number) => all[Math.floor((number * all.length) / count)] ?? '')
}

async function readLocations(url: string): Promise<string[]> {
  const { status, text } = await request(url)
  if (status !== 200) throw new Error(`${url}: ${status}`)
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
}
