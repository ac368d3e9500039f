import { isLanguage } from '@ferrule/domain/locales/language'
import type { Access, CollectionBeforeOperationHook, Where } from 'payload'
import { readsDrafts } from './service-key.ts'

/**
 * Anonymous visitors read pages that are published in the requested language, between `publishAt` and `unpublishAt`,
 * after the embargo of the language. The website reads drafts too, for previews.
 * Access control enforces this because `draft: false` also finds pages that were never published.
 */
export const readPublished: Access = ({ req }) => {
  if (req.user) return true
  // With all languages in one read, the status of one language would expose the drafts of the others.
  if (!isOneLanguage(req.locale)) return false
  return readsDrafts(req) ? notTrashed : publishedAt(new Date())
}

const notTrashed: Where = { deletedAt: { exists: false } }

/** Anonymous visitors read all records except those in the trash, which anybody can ask Payload for. */
export const readUntrashed: Access = ({ req }) => (req.user ? true : notTrashed)

/** Anonymous visitors read news that have a title in the requested language and a publication date in the past. */
export const readNews: Access = ({ req }) => {
  if (req.user) return true
  if (!isOneLanguage(req.locale)) return false
  const isPast = { publicationDate: { less_than_equal: new Date().toISOString() } }
  return { and: [{ title: { exists: true } }, isPast, notTrashed] }
}

/** Anonymous visitors read investor tables from their publication date on: figures of a company are embargoed. */
export const readInvestorRecords: Access = ({ req }) =>
  req.user ? true : { publicationDate: { less_than_equal: new Date().toISOString() } }

function isOneLanguage(locale: unknown): boolean {
  return typeof locale === 'string' && isLanguage(locale)
}

function publishedAt(now: Date): Where {
  const timestamp = now.toISOString()
  return {
    and: [
      notTrashed,
      { _status: { equals: 'published' } },
      { publishAt: { less_than_equal: timestamp } },
      { or: [{ appearsAt: { exists: false } }, { appearsAt: { less_than_equal: timestamp } }] },
      { or: [{ unpublishAt: { exists: false } }, { unpublishAt: { greater_than: timestamp } }] },
    ],
  }
}

/** Without a signed-in editor, reads return no fallbacks to another language, and drafts only for a preview. */
export const noDraftsForPublic: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.user) return args
  req.fallbackLocale = false
  return readsDrafts(req) ? args : { ...args, draft: false }
}
