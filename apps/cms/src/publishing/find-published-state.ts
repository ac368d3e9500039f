import type { PublishedState } from '@ferrule/domain/publishing/changes-between'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findPageRow, type PageRow } from '../page-paths/find-page-row.ts'
import { toPublishedState } from './to-published-state.ts'

export type StoredPage = { state: PublishedState; publishAt: Date | undefined }

/** What the public can read of a page at this point of the transaction. */
export async function findPublishedState(req: PayloadRequest, pageId: string): Promise<StoredPage | undefined> {
  const row = await findPageRow(req, pageId)
  if (!row?.site) return undefined
  const siteSlug = await findSiteSlug(req, row.site)
  return {
    state: toPublishedState({ row, siteSlug, localizedFields: localizedFieldsOf(req) }),
    publishAt: publishAtOf(row),
  }
}

async function findSiteSlug(req: PayloadRequest, siteId: string): Promise<string> {
  const site = await req.payload.db.findOne({ collection: 'sites', where: { id: { equals: siteId } }, req })
  return z.looseObject({ slug: z.string().nullish() }).parse(site).slug ?? ''
}

function localizedFieldsOf({ payload }: PayloadRequest): string[] {
  return payload.collections.pages.config.flattenedFields
    .filter((field) => 'localized' in field && field.localized)
    .map(({ name }) => name)
}

function publishAtOf({ publishAt }: PageRow): Date | undefined {
  return publishAt ? new Date(publishAt) : undefined
}
