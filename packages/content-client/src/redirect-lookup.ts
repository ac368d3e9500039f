import { maxRedirectAddressLength, type Redirect } from '@ferrule/domain/redirects/redirect-table'
import { redirectKey } from './content-entries.ts'
import type { ContentSource } from './content-source.ts'
import type { ContentStore, KnownRedirect } from './content-store.ts'
import type { Loading } from './loading.ts'

type Tiers = { source: ContentSource; store: ContentStore }
type Options = Parameters<Loading>[2]

/** Creates the function that finds redirects one by one, by their previous addresses. */
export function createRedirectLookup({ source, store }: Tiers, load: Loading) {
  const find = async (siteSlug: string, previousUrl: string, options: Options): Promise<Redirect | undefined> => {
    if (previousUrl.length > maxRedirectAddressLength) return undefined
    const stored = {
      key: redirectKey(siteSlug, previousUrl),
      find: () => store.findRedirect(siteSlug, previousUrl),
      // Only the worker fills the hash: an address missing from a partial hash would count as having no redirect.
      fill: async () => undefined,
    }
    // The absence of a redirect is cached like a redirect, and also served while the other tiers are down.
    const fromSource = async (): Promise<KnownRedirect> => ({
      redirect: await source.findRedirect(siteSlug, previousUrl),
    })
    return (await load(stored, fromSource, options))?.redirect
  }
  return async (siteSlug: string, addresses: readonly string[], options?: Options): Promise<Redirect[]> => {
    const found = await Promise.all(addresses.map((address) => find(siteSlug, address, options)))
    return found.filter((redirect) => redirect !== undefined)
  }
}
