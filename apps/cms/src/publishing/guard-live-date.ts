import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { toPublishedLanguages } from '../page-fields/published-languages.ts'
import { findPageRow } from '../page-paths/find-page-row.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'

const toRefusal = (languages: string) =>
  bilingual(
    `This date would hide the page in every language (${languages}). Please set “This language appears at”, or unpublish the page`,
    `Dieses Datum würde die Seite in allen Sprachen verbergen (${languages}). Bitte „Diese Sprache erscheint am“ setzen oder die Publikation aufheben`,
  )

const dated = z.object({ publishAt: z.coerce.date() })

/**
 * Refuses a publication date in the future for a page that visitors read: it would hide every language at once. The
 * embargo of one language has its own date. A draft may have any date.
 */
export const guardLiveDate: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const now = new Date()
  const wanted = dated.safeParse({ ...originalDoc, ...data })
  const { _status: status } = z.looseObject({ _status: z.unknown() }).parse(data)
  if (!originalDoc?.id || status !== 'published' || !wanted.success || wanted.data.publishAt <= now) return data
  const row = await findPageRow(req, String(originalDoc.id))
  const isLive = row?.publishAt && new Date(row.publishAt) <= now
  const languages = isLive ? toPublishedLanguages(row._status, row.appearsAt, now) : []
  if (languages.length === 0) return data
  throw refuseSaving(req, toRefusal(languages.join(', ')))
}
