import type { Language } from '@ferrule/domain/locales/language'
import { toSimilarityBands } from '@ferrule/domain/translation/similarity-bands'
import type { MemoryPair } from '@ferrule/domain/translation/translation-memory'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

/** The table has at most this many pairs: each has an id of its own, and lower ids than these are deleted. */
const maxPairs = 200_000

/** Sources that are less similar are no help. From 0 to 1. */
const minSimilarity = 0.6

/** Sources that share a band and are compared. Among more candidates than these, any other one is as good. */
const maxCandidates = 200

type Languages = { sourceLanguage: Language; language: Language }
type Published = Languages & { pageId: string }

/** Stores new and changed pairs. A pair that is stored already stays as it is, so publishing again writes nothing. */
export async function saveMemoryPairs(
  db: Transaction,
  { pageId, sourceLanguage, language }: Published,
  pairs: readonly MemoryPair[],
): Promise<void> {
  if (pairs.length === 0) return
  const scope = `${sourceLanguage} ${language}`
  const sent = pairs.map((pair) => ({ ...pair, bands: toSimilarityBands(pair.source, scope) }))
  const { rowCount } = await db.execute(sql`
    insert into translation_memory (source_language, language, source_hash, source, target, bands, page_id)
    select ${sourceLanguage}::_locales, ${language}::_locales, sent."sourceHash", sent.source, sent.target, sent.bands,
      ${pageId}::uuid
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as sent ("sourceHash" varchar, source varchar, target varchar, bands integer[])
    where not exists (select from translation_memory stored
      where stored.source_hash = sent."sourceHash" and stored.language = ${language}::_locales
        and stored.source_language = ${sourceLanguage}::_locales and stored.target = sent.target)
    on conflict (source_hash, language, source_language)
      do update set id = excluded.id, target = excluded.target, page_id = excluded.page_id, published_at = now()`)
  if (rowCount)
    await db.execute(sql`
    delete from translation_memory where id <= (select max(id) from translation_memory) - ${maxPairs}`)
}

const foundMatches = z.array(
  z.object({
    key: z.string(),
    isExact: z.boolean(),
    similarity: z.number(),
    source: z.string(),
    target: z.string(),
    page: z.string().nullable(),
  }),
)

export type StoredMatch = z.infer<typeof foundMatches>[number]

type WantedSource = { key: string; hash: string; source: string }

/** Translations of the same and of similar sources, at most three for each, the best first. */
export async function findMemoryMatches(
  db: Transaction,
  { sourceLanguage, language }: Languages,
  wanted: readonly WantedSource[],
): Promise<StoredMatch[]> {
  if (wanted.length === 0) return []
  const scope = `${sourceLanguage} ${language}`
  const sent = wanted.map((one) => ({ ...one, bands: toSimilarityBands(one.source, scope) }))
  const { rows } = await db.execute(sql`
    select wanted.key, found.*, texts.title as page
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as wanted (key varchar, hash varchar, source varchar, bands integer[])
    cross join lateral (
      select * from (
        (select true as "isExact", 1::float as similarity, source, target, page_id from translation_memory
          where source_hash = wanted.hash and language = ${language}::_locales
            and source_language = ${sourceLanguage}::_locales)
        union all
        (select false, similarity(source, wanted.source)::float, source, target, page_id from
          (select source, target, page_id from translation_memory
            where bands && wanted.bands and source_hash <> wanted.hash and language = ${language}::_locales
              and source_language = ${sourceLanguage}::_locales
            limit ${maxCandidates}) candidates)
      ) compared
      where similarity >= ${minSimilarity}
      order by "isExact" desc, similarity desc, source limit 3
    ) found
    left join pages on pages.id = found.page_id and pages.deleted_at is null
    left join pages_locales texts on texts._parent_id = pages.id and texts._locale = ${sourceLanguage}::_locales`)
  return foundMatches.parse(rows)
}
