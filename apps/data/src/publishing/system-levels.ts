import * as entries from '@ferrule/content-client/content-entries'
import { languages } from '@ferrule/domain/locales/language'
import { keysOfRedirects } from '@ferrule/domain/publishing/redirect-keys'
import { locationsKey, newsKey, siteKey } from '@ferrule/domain/publishing/surrogate-keys'
import type { ConfiguredSite } from '@ferrule/domain/sites/configured-site'
import { type ContentLevels, renew, untilTold } from './content-levels.ts'

type Sites = readonly ConfiguredSite[]

/** Sites, countries, languages and brands in every language, and the hosts the edge lets in. */
export function renewSystem(levels: ContentLevels, concerned?: readonly string[]): Promise<Sites> {
  const { source, store } = levels
  return untilTold(store, 'system', async (again) => {
    const renewed: { key: string; changed: boolean }[] = []
    let sites: Sites = []
    // One after the other: each is much work for the content service, which answers editors too.
    for (const language of languages) {
      const system = await source.readSystem(language)
      renewed.push(await renew(store, entries.system(language), system))
      // At the first language already: until the edge knows the hosts, nobody can read anything.
      if (sites.length === 0) await store.put(entries.hosts, hostsOf(system.sites))
      sites = system.sites
    }
    const changed = renewed.filter((one) => one.changed || again)
    const slugs = again || !concerned ? sites.map(({ slug }) => slug) : concerned
    if (changed.length > 0) await tell(levels, { keys: changed.map(({ key }) => key), purge: slugs.map(siteKey) })
    return sites
  })
}

function hostsOf(sites: Sites): string[] {
  return [...new Set(sites.flatMap(({ domains }) => domains.map(({ host }) => host.toLowerCase())))].sort()
}

/** Only the addresses that lead elsewhere than before are purged. */
export async function renewRedirects(levels: ContentLevels, siteSlugs: readonly string[]): Promise<void> {
  for (const siteSlug of siteSlugs) {
    await untilTold(levels.store, `redirects:${siteSlug}`, async (again) => {
      const after = await levels.source.readRedirects(siteSlug)
      const { key, before = [], changed } = await renew(levels.store, entries.redirects(siteSlug), after)
      const purge = again ? [siteKey(siteSlug)] : keysOfRedirects(siteSlug, before, after)
      if (changed || again) await tell(levels, { keys: [key], purge })
    })
  }
}

export async function renewNews(levels: ContentLevels, sites: Sites): Promise<void> {
  for (const { slug, languages: offered } of sites) {
    for (const language of offered) {
      await untilTold(levels.store, `news:${slug}:${language}`, async (again) => {
        const items = await levels.source.readNews(slug, language)
        const { key, changed } = await renew(levels.store, entries.news(slug, language), items)
        if (changed || again) await tell(levels, { keys: [key], purge: [newsKey(slug, language)] })
      })
    }
  }
}

export function renewLocations(levels: ContentLevels): Promise<void> {
  return untilTold(levels.store, 'locations', async (again) => {
    const { key, changed } = await renew(levels.store, entries.locations, await levels.source.readLocations())
    if (changed || again) await tell(levels, { keys: [key], purge: [locationsKey] })
  })
}

/** From the inside out: each process, then the edge. */
async function tell({ store, edge }: ContentLevels, { keys, purge }: { keys: string[]; purge: string[] }) {
  await store.publishChange(keys)
  await edge.softPurge(purge)
}
