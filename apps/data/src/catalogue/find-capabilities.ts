import { inAskedOrder, maxAskedSlugs, parseAskedSlugs } from '@ferrule/domain/catalogue/asked-slugs'
import type { Reader } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { type Capability, listCapabilities, listSlugsByCapability } from './capability-store.ts'
import { listInOrder } from './list-products.ts'

/** All capabilities, or those of a comma separated list in its order; missing ones are logged and skipped. */
export async function findCapabilities(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  reader: Reader,
  slugs: string | null | undefined,
): Promise<Capability[]> {
  if (slugs === null || slugs === undefined) return listCapabilities(db.queries, reader, undefined)
  const asked = parseAskedSlugs(slugs)
  const { found, missing } = inAskedOrder(asked, await listCapabilities(db.queries, reader, asked))
  if (missing.length > 0) log.warn('capabilities-missing', { count: missing.length, locale: reader.language })
  return found
}

export async function listProductsByCapability(deps: Pick<Deps, 'db' | 'log'>, reader: Reader, capability: string) {
  const slugs = await listSlugsByCapability(deps.db.queries, reader.country, { capability, limit: maxAskedSlugs })
  return listInOrder(deps, reader, slugs)
}
