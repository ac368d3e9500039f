import type { SystemChange } from '@ferrule/domain/publishing/system-change'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { enqueueReferencingPages } from './enqueue-page-refresh.ts'
import { enqueueSystemRefresh } from './enqueue-system-refresh.ts'
import { findSiteSlug } from './find-published-state.ts'
import { findStoriesOfAuthor, findStoriesOfTopic, findStoriesOfCategory } from './find-references.ts'

type ChangedRecord = { doc: unknown; previousDoc?: unknown; req: PayloadRequest }

/** Hooks that enqueue a refresh after every save and deletion, for collections without drafts. */
function hooksFor(enqueue: (record: ChangedRecord) => Promise<void>) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await enqueue({ doc, previousDoc, req })
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await enqueue({ doc, req })
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

const onAllSites = (what: SystemChange['what']) => hooksFor(({ req }) => enqueueSystemRefresh(req, { what }))

export const enqueueSystem = onAllSites('system')
export const enqueueLocationRefresh = onAllSites('locations')

const site = z.looseObject({
  slug: z
    .string()
    .nullish()
    .transform((slug) => slug ?? ''),
})

/** Refreshes the site under its old and its new slug. */
export const enqueueSiteRefresh = hooksFor(({ doc, previousDoc, req }) => {
  const slugs = [doc, previousDoc].flatMap((one) => site.safeParse(one).data?.slug ?? [])
  return enqueueSystemRefresh(req, { what: 'system', siteSlugs: [...new Set(slugs)] })
})

export const enqueueRedirectRefresh = hooksFor(async (record) => {
  await enqueueSystemRefresh(record.req, { what: 'redirects', siteSlugs: await siteSlugsOf(record) })
})

const dated = z.looseObject({ publicationDate: z.coerce.date() })

/** Enqueues a refresh at once, and another for the time when the record becomes public. */
async function enqueueDated({ doc, req }: ChangedRecord, change: SystemChange): Promise<void> {
  await enqueueSystemRefresh(req, change)
  const { data } = dated.safeParse(doc)
  if (data && data.publicationDate > new Date()) await enqueueSystemRefresh(req, change, data.publicationDate)
}

export const enqueueNewsRefresh = hooksFor(async (record) => {
  await enqueueDated(record, { what: 'news', siteSlugs: await siteSlugsOf(record) })
})

/** Refreshes investor tables or terms and conditions. */
export const enqueueRecordsRefresh = hooksFor((record) => enqueueDated(record, { what: 'records' }))

const identified = z.looseObject({ id: z.string() })

type FindStories = (req: PayloadRequest, id: string) => Promise<string[]>

/** For records whose name is shown on stories. */
const onStories = (findStories: FindStories) =>
  hooksFor(async ({ doc, req }) => {
    for (const pageId of await findStories(req, identified.parse(doc).id)) await enqueueReferencingPages(req, pageId)
  })

export const enqueueAuthorRefresh = onStories(findStoriesOfAuthor)
export const enqueueStoryCategoryRefresh = onStories(findStoriesOfCategory)
export const enqueueStoryTopicRefresh = onStories(findStoriesOfTopic)

const placed = z.looseObject({ site: relation })

/** Returns the slugs of the record's current and previous site. */
async function siteSlugsOf({ doc, previousDoc, req }: ChangedRecord): Promise<string[]> {
  const ids = [doc, previousDoc].flatMap((one) => placed.safeParse(one).data?.site ?? [])
  return Promise.all([...new Set(ids)].map((id) => findSiteSlug(req, id)))
}
