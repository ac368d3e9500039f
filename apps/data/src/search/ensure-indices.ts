import type { SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { languages } from '@ferrule/domain/locales/language'
import { errorFields, type Log } from '@ferrule/telemetry/log'

/** Creates missing indices, so that a search returns nothing instead of failing. Indexing jobs do the same. */
export async function ensureIndices(search: Pick<SearchEngine, 'ensureIndex'>, log: Log): Promise<void> {
  try {
    for (const language of languages) await search.ensureIndex(language)
  } catch (error) {
    log.warn('search-indices-not-ensured', errorFields(error))
  }
}
