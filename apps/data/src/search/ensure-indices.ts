import type { SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { languages } from '@ferrule/domain/locales/language'
import { errorFields, type Log } from '@ferrule/telemetry/log'

/** Lets a search in any language find nothing rather than no index. Each indexing job makes sure of its own again. */
export async function ensureIndices(search: Pick<SearchEngine, 'ensureIndex'>, log: Log): Promise<void> {
  try {
    for (const language of languages) await search.ensureIndex(language)
  } catch (error) {
    log.warn('search-indices-not-ensured', errorFields(error))
  }
}
