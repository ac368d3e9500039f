import type { SystemChange } from '@ferrule/domain/publishing/system-change'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { announceShown } from './announce-change.ts'
import { announceSystemChange } from './announce-system-change.ts'
import { findSiteSlug } from './find-published-state.ts'
import { findStoriesOf, findStoriesOn, findStoriesUnder } from './find-showing.ts'

type Record = { doc: unknown; previousDoc?: unknown; req: PayloadRequest }

/** Announces every save and every deletion of a collection without drafts, where each is public at once. */
function hooksFor(announce: (record: Record) => Promise<void>) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await announce({ doc, previousDoc, req })
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await announce({ doc, req })
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

const everywhere = (what: SystemChange['what']) => hooksFor(({ req }) => announceSystemChange(req, { what }))

export const announceSystem = everywhere('system')
export const announceLocations = everywhere('locations')
export const announceTerms = everywhere('terms')
export const announceInvestor = everywhere('investor')

const site = z.looseObject({
  slug: z
    .string()
    .nullish()
    .transform((slug) => slug ?? ''),
})

/** The site under both its names, should it have got another. */
export const announceSite = hooksFor(({ doc, previousDoc, req }) => {
  const slugs = [doc, previousDoc].flatMap((one) => site.safeParse(one).data?.slug ?? [])
  return announceSystemChange(req, { what: 'system', siteSlugs: [...new Set(slugs)] })
})

export const announceRedirects = hooksFor(async (record) => {
  await announceSystemChange(record.req, { what: 'redirects', siteSlugs: await siteSlugsOf(record) })
})

const dated = z.looseObject({ publicationDate: z.coerce.date() })

export const announceNews = hooksFor(async (record) => {
  const change: SystemChange = { what: 'news', siteSlugs: await siteSlugsOf(record) }
  await announceSystemChange(record.req, change)
  const { data } = dated.safeParse(record.doc)
  if (data && data.publicationDate > new Date()) await announceSystemChange(record.req, change, data.publicationDate)
})

const identified = z.looseObject({ id: z.string() })

type FindStories = (req: PayloadRequest, id: string) => Promise<string[]>

/** What has its name on stories. */
const onStories = (what: SystemChange['what'], findStories: FindStories) =>
  hooksFor(async ({ doc, req }) => {
    const pageIds = await findStories(req, identified.parse(doc).id)
    await announceSystemChange(req, { what, pageIds })
    for (const pageId of pageIds) await announceShown(req, pageId)
  })

export const announceAuthor = onStories('authors', findStoriesOf)
export const announceStoryCategory = onStories('story-subjects', findStoriesUnder)
export const announceStoryTopic = onStories('story-subjects', findStoriesOn)

const placed = z.looseObject({ site: relation })

/** Of the site it is on, and of the one it was on. */
async function siteSlugsOf({ doc, previousDoc, req }: Record): Promise<string[]> {
  const ids = [doc, previousDoc].flatMap((one) => placed.safeParse(one).data?.site ?? [])
  return Promise.all([...new Set(ids)].map((id) => findSiteSlug(req, id)))
}
