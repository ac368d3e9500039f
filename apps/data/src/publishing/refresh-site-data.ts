import * as entries from '@ferrule/content-client/content-entries'
import { cachedNewsCount } from '@ferrule/content-client/news-item'
import { languages } from '@ferrule/domain/locales/language'
import { findChangedRedirects, keysOfRedirects } from '@ferrule/domain/publishing/redirect-keys'
import { locationsKey, newsKey, recordsKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { type CacheTiers, updateEntry, withPropagationMarker } from './cache-tiers.ts'
import { createKeyedMutex } from './keyed-mutex.ts'

type Sites = readonly ConfiguredSite[]

/** Refreshes sites, countries, languages and brands in every language, and the list of hosts the edge accepts. */
export function refreshSystem(tiers: CacheTiers, affectedSlugs?: readonly string[]): Promise<Sites> {
  const { source, store } = tiers
  return withPropagationMarker(store, 'system', async (forced) => {
    const updated: { key: string; changed: boolean }[] = []
    let sites: Sites = []
    // Sequential: each call is expensive for the content service, which also serves editors.
    for (const language of languages) {
      const system = await source.readSystem(language)
      updated.push(await updateEntry(store, entries.system(language), system))
      // Stored after the first language: until the edge has the hosts it rejects every request.
      if (sites.length === 0) await store.put(entries.hosts, hostsOf(system.sites))
      sites = system.sites
    }
    const changed = updated.filter((entry) => entry.changed || forced)
    const slugs = forced || !affectedSlugs ? sites.map(({ slug }) => slug) : affectedSlugs
    if (changed.length > 0)
      await announceAndPurge(tiers, { keys: changed.map(({ key }) => key), purge: slugs.map(siteKey) })
    return sites
  })
}

function hostsOf(sites: Sites): string[] {
  return [...new Set(sites.flatMap(({ domains }) => domains.map(({ host }) => host.toLowerCase())))].sort()
}

/** Prevents a refresh that read before a change from writing after one that read later. */
const runExclusive = createKeyedMutex()

export async function refreshRedirects(tiers: CacheTiers, siteSlugs: readonly string[]): Promise<void> {
  for (const siteSlug of siteSlugs) await runExclusive(siteSlug, () => refreshRedirectsOf(tiers, siteSlug))
}

/** Purges only the addresses whose redirect changed. */
function refreshRedirectsOf(tiers: CacheTiers, siteSlug: string): Promise<void> {
  const { source, store, edge } = tiers
  return withPropagationMarker(store, `redirects:${siteSlug}`, async (forced) => {
    const after = await source.readRedirects(siteSlug)
    const before = await store.findRedirects(siteSlug)
    await store.putRedirects(siteSlug, after)
    if (forced) {
      await store.publishClear()
      await edge.softPurge([siteKey(siteSlug)])
      return
    }
    const changed = findChangedRedirects(before ?? [], after)
    const keys = changed.map(({ previousUrl }) => entries.redirectKey(siteSlug, previousUrl))
    if (changed.length > 0) await announceAndPurge(tiers, { keys, purge: keysOfRedirects(siteSlug, changed) })
  })
}

export async function refreshNews(tiers: CacheTiers, sites: Sites): Promise<void> {
  for (const { slug, languages: offered } of sites) {
    for (const language of offered) {
      await withPropagationMarker(tiers.store, `news:${slug}:${language}`, async (forced) => {
        const newest = await tiers.source.readNews(slug, language, { first: cachedNewsCount })
        const { key, changed } = await updateEntry(tiers.store, entries.news(slug, language), newest)
        // Older items are cached only at the edge, so a change among them cannot be detected here.
        if (changed || forced || newest.hasNextPage)
          await announceAndPurge(tiers, { keys: [key], purge: [newsKey(slug, language)] })
      })
    }
  }
}

export function refreshLocations(tiers: CacheTiers): Promise<void> {
  return withPropagationMarker(tiers.store, 'locations', async (forced) => {
    const { key, changed } = await updateEntry(tiers.store, entries.locations, await tiers.source.readLocations())
    if (changed || forced) await announceAndPurge(tiers, { keys: [key], purge: [locationsKey] })
  })
}

/** Refreshes investor tables and terms in every language. */
export function refreshRecords(tiers: CacheTiers): Promise<void> {
  return withPropagationMarker(tiers.store, 'records', async (forced) => {
    const changed: string[] = []
    for (const language of languages) {
      const updated = await updateEntry(
        tiers.store,
        entries.records(language),
        await tiers.source.readRecords(language),
      )
      if (updated.changed || forced) changed.push(updated.key)
    }
    if (changed.length > 0) await announceAndPurge(tiers, { keys: changed, purge: [recordsKey] })
  })
}

/** Notifies each process first, then purges the edge, which would otherwise refill from stale caches. */
async function announceAndPurge({ store, edge }: CacheTiers, { keys, purge }: { keys: string[]; purge: string[] }) {
  await store.publishChange(keys)
  await edge.softPurge(purge)
}
