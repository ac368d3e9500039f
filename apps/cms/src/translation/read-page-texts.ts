import { createHash } from 'node:crypto'
import { toSections } from '@ferrule/blocks/translation/rich-text-format'
import type { Language } from '@ferrule/domain/locales/language'
import { type CodedSection, serialiseSections } from '@ferrule/domain/translation/coded-text'
import { listSegments, type Segment } from '@ferrule/domain/translation/segments'
import type { ContentRow } from '@ferrule/domain/translation/text-field'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { pageTextFields } from './page-text-fields.ts'

/** The newest texts of a page in one language, drafts included. The caller has checked who asks. */
export async function readPageTexts(req: PayloadRequest, pageId: string, language: Language): Promise<ContentRow> {
  const as = { collection: 'pages', overrideAccess: true, draft: true, fallbackLocale: false, depth: 0 } as const
  const page = await req.payload.findByID({ ...as, id: pageId, locale: language, req: withOwnLocale(req) })
  return { ...page }
}

/** Payload sets the locale of an operation on its request. Hooks that run later must find theirs unchanged. */
export function withOwnLocale(req: PayloadRequest): PayloadRequest {
  return isolateObjectProperty(req, ['locale', 'fallbackLocale'])
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
