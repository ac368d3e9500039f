import type { SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import type { ContentSource } from '@ferrule/content-client/content-source'
import { type Language, languages } from '@ferrule/domain/locales/language'
import { type ContentChange, toChangeQueue } from '@ferrule/domain/publishing/content-change'
import type { Log } from '@ferrule/telemetry/log'
import type { JobTools } from '../worker/instrument-jobs.ts'

export type RestoreDeps = {
  source: Pick<ContentSource, 'readSystem' | 'readSummaries'>
  search: Pick<SearchEngine, 'ensureIndex' | 'isPageIndexEmpty'>
  log: Log
}

/**
 * Enqueues the indexing of every published page in the languages whose index is empty, as after data loss. Each page
 * uses the queue of its changes, so an older version never overwrites a newer one.
 */
export function createRestorePageIndexJob({ source, search, log }: RestoreDeps) {
  return async (_payload: unknown, { addJob }: JobTools): Promise<void> => {
    const lost = await listLostLanguages(search)
    if (lost.length === 0) return
    const { sites } = await source.readSystem('en')
    let count = 0
    for (const { slug, languages: offered } of sites) {
      for (const language of offered.filter((candidate) => lost.includes(candidate))) {
        for (const { id, path } of await source.readSummaries(slug, language)) {
          const change: ContentChange = { pageId: id, siteSlug: slug, paths: [path], locales: [language] }
          const queueName = toChangeQueue('index-page', id)
          await addJob('index-page', change, { queueName, jobKey: `${queueName}:lost:${language}` })
          count++
        }
      }
    }
    log.info('page-index-restoring', { count })
  }
}

async function listLostLanguages(search: RestoreDeps['search']): Promise<Language[]> {
  const lost: Language[] = []
  for (const language of languages) {
    await search.ensureIndex(language)
    if (await search.isPageIndexEmpty(language)) lost.push(language)
  }
  return lost
}
