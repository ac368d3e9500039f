import type { PublishedState } from '@ferrule/domain/publishing/page-changes'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findPageRow } from '../page-paths/find-page-row.ts'
import type { Schedule } from './to-scheduled-transitions.ts'
import { toPublishedState } from './to-published-state.ts'

export type StoredPage = Schedule & { state: PublishedState; siteId: string; successor: string | undefined }

/** Returns the public state of a page at this point of the transaction. */
export async function findPublishedState(req: PayloadRequest, pageId: string): Promise<StoredPage | undefined> {
  const row = await findPageRow(req, pageId)
  if (!row?.site) return undefined
  const siteSlug = await findSiteSlug(req, row.site)
  return {
    state: toPublishedState({ row, siteSlug, fields: req.payload.collections.pages.config.flattenedFields }),
    siteId: row.site,
    successor: row.successor ?? undefined,
    publishAt: toDate(row.publishAt),
    appearsAt: toDates(row.appearsAt ?? {}),
    unpublishAt: toDate(row.unpublishAt),
  }
}

export async function findSiteSlug(req: PayloadRequest, siteId: string): Promise<string> {
  const site = await req.payload.db.findOne({ collection: 'sites', where: { id: { equals: siteId } }, req })
  return z.looseObject({ slug: z.string().nullish() }).parse(site).slug ?? ''
}

function toDates(byLocale: Readonly<Record<string, string | null | undefined>>): Record<string, Date> {
  return Object.fromEntries(Object.entries(byLocale).flatMap(([locale, iso]) => (iso ? [[locale, new Date(iso)]] : [])))
}

function toDate(iso: string | null | undefined): Date | undefined {
  return iso ? new Date(iso) : undefined
}
