import { readComparedEntries } from '@ferrule/domain/comparison/compared-entries-parameter'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { SharedComparison, type SharedComparisonQuery } from './shared-comparison.generated.ts'
import type { Visit } from '../visit/contexts.ts'
import type { Comparison } from './comparison.ts'
import { toComparisonMarket } from './comparison-market.server.ts'
import { loadComparison } from './load-comparison.server.ts'

export type Shared = NonNullable<SharedComparisonQuery['getSharedComparison']>

type ComparisonRequest = { request: Request; query: URLSearchParams; id: string | undefined }

/** Loads the comparison of a short link or of the products in the query. Returns undefined for an unknown link. */
export async function loadRequestedComparison(
  { locale, system: { countries } }: Pick<Visit, 'locale' | 'system'>,
  { request, query, id }: ComparisonRequest,
): Promise<{ comparison: Comparison; shared: Shared | undefined } | undefined> {
  const shared = id === undefined ? undefined : await findShared(locale, id)
  if (id !== undefined && !shared) return undefined
  const units = query.get('units') ?? shared?.measurementSystem ?? null
  const market = toComparisonMarket(locale, { countries, headers: request.headers, units })
  const entries = shared?.entries ?? readComparedEntries(query.get('products') ?? '')
  return { comparison: await loadComparison(entries, market), shared }
}

async function findShared({ language, country }: Visit['locale'], id: string): Promise<Shared | undefined> {
  if (!/^[\w-]{12}$/.test(id)) return undefined
  const result = runOnDataService(SharedComparison, { id, language, country: country ?? null })
  return (await orThrow503('data', result)).getSharedComparison ?? undefined
}
