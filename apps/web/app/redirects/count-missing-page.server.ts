import { isCountableAddress } from '@ferrule/domain/redirects/is-countable-address'
import { toRedirectKey } from '@ferrule/domain/redirects/redirect-table'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'

/** Counts a missing page for the editors of its site: its path without a query, in the form of a redirect's address. */
export function countMissingPage({ site, locale, segments, isEditor }: Visit): void {
  const address = toRedirectKey({ locale, segments })
  if (!isEditor && isCountableAddress(address)) getServices().addresses.count('not-found', site.slug, address)
}
