import type { Language } from '@ferrule/domain/locales/language'
import { type SegmentBaselines, segmentBaselines } from '@ferrule/domain/translation/segment-state'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

type Translated = { pageId: string; language: Language }
const row = z.object({ segments: segmentBaselines })

/** The sources that the texts of a language were translated from. */
export async function findBaselines(db: Transaction, { pageId, language }: Translated): Promise<SegmentBaselines> {
  const { rows } = await db.execute(
    sql`select segments from translation_baselines where page_id = ${pageId} and language = ${language}`,
  )
  return rows[0] ? row.parse(rows[0]).segments : {}
}

export async function saveBaselines(
  db: Transaction,
  { pageId, language }: Translated,
  segments: SegmentBaselines,
): Promise<void> {
  await db.execute(sql`
    insert into translation_baselines (page_id, language, segments)
    values (${pageId}, ${language}, ${JSON.stringify(segments)}::jsonb)
    on conflict (page_id, language) do update set segments = excluded.segments`)
}
