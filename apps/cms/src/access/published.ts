import { isLanguage } from '@ferrule/domain/locales/language'
import type { Access, CollectionBeforeOperationHook, Where } from 'payload'

/**
 * The public reads what is published in the asked language, from its time on and until it ends. This stands in
 * access control because asking for `draft: false` also finds pages that were never published.
 */
export const readPublished: Access = ({ req }) => {
  if (req.user) return true
  // In a read of all languages the status of one of them would open the texts of the others.
  if (!isOneLanguage(req.locale)) return false
  return publishedAt(new Date())
}

/** News need a title in the asked language, and their time must have come. */
export const readNews: Access = ({ req }) => {
  if (req.user) return true
  if (!isOneLanguage(req.locale)) return false
  return { and: [{ title: { exists: true } }, { publicationDate: { less_than_equal: new Date().toISOString() } }] }
}

function isOneLanguage(locale: unknown): boolean {
  return typeof locale === 'string' && isLanguage(locale)
}

function publishedAt(now: Date): Where {
  const moment = now.toISOString()
  return {
    and: [
      { _status: { equals: 'published' } },
      { publishAt: { less_than_equal: moment } },
      { or: [{ unpublishAt: { exists: false } }, { unpublishAt: { greater_than: moment } }] },
    ],
  }
}

/** Without a signed-in editor there are no drafts, and no texts of another language in place of missing ones. */
export const noDraftsForPublic: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.user) return args
  req.fallbackLocale = false
  return { ...args, draft: false }
}
