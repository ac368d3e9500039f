import { readComparedEntries } from '@ferrule/domain/comparison/compared-entries'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { SharedComparison, type SharedComparisonQuery } from './shared-comparison.generated.ts'
import type { Visit } from '../request/contexts.ts'
import type { Comparison } from './comparison.ts'
import { toComparisonReader } from './comparison-reader.server.ts'
import { loadComparison } from './load-comparison.server.ts'

export type Shared = NonNullable<SharedComparisonQuery['getSharedComparison']>

type Asked = { request: Request; query: URLSearchParams; id: string | undefined }

/** The comparison that an address means: of a short link, or of the products it names. Nothing for an unknown link. */
export async function readAskedComparison(
  { locale, system: { countries } }: Pick<Visit, 'locale' | 'system'>,
  { request, query, id }: Asked,
): Promise<{ comparison: Comparison; shared: Shared | undefined } | undefined> {
  const shared = id === undefined ? undefined : await findShared(locale, id)
  if (id !== undefined && !shared) return undefined
  const units = query.get('units') ?? shared?.measurementSystem ?? null
  const reader = toComparisonReader(locale, { countries, headers: request.headers, units })
  const entries = shared?.entries ?? readComparedEntries(query.get('products') ?? '')
  return { comparison: await loadComparison(entries, reader), shared }
}

async function findShared({ language, country }: Visit['locale'], id: string): Promise<Shared | undefined> {
  if (!/^[\w-]{12}$/.test(id)) return undefined
  const asked = runOnDataService(SharedComparison, { id, language, country: country ?? null })
  return (await orUnavailable('data', asked)).getSharedComparison ?? undefined
}
