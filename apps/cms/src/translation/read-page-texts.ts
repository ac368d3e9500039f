import { createHash } from 'node:crypto'
import { toSections } from '@ferrule/blocks/translation/rich-text-format'
import type { Language } from '@ferrule/domain/locales/language'
import { type CodedSection, serialiseSections } from '@ferrule/domain/translation/coded-text'
import { listSegments, type Segment } from '@ferrule/domain/translation/segments'
import type { ContentRow } from '@ferrule/domain/translation/text-field'
import { sql } from '@payloadcms/db-postgres'
import type { Transaction } from '../postgres/transaction-of.ts'
import { pageTextFields } from './page-text-fields.ts'

/**
 * The newest texts of a page in one language, drafts included. Read by SQL, because every publication of a translation
 * reads its source, and Payload's read costs several times as much.
 */
export async function readPageTexts(db: Transaction, pageId: string, language: Language): Promise<ContentRow> {
  const { rows } = await db.execute(sql`
    select v.version_path as path, texts.version_title as title, texts.version_description as description,
      jsonb_build_object('leadText', texts.version_story_lead_text) as story,
      jsonb_build_object('leadText', texts.version_media_release_lead_text) as "mediaRelease",
      texts.version_blocks as blocks
    from _pages_v v
    left join _pages_v_locales texts on texts._parent_id = v.id and texts._locale = ${language}::_locales
    where v.parent_id = ${pageId} and v.latest`)
  return rows[0] ?? {}
}

export type HashedSegment = Segment & { hash: string }

export function listHashedSegments(record: ContentRow): HashedSegment[] {
  return listSegments(pageTextFields, record, { toSections }).map((segment) => ({
    ...segment,
    hash: hashSections(segment.sections),
  }))
}

export function hashSections(sections: readonly CodedSection[]): string {
  return createHash('sha256').update(serialiseSections(sections)).digest('base64url')
}
