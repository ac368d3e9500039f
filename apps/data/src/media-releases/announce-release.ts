import type { PublishedPage } from '@ferrule/content-client/published-page'
import { isAnnounced, scopesOf } from '@ferrule/domain/media-releases/release-subscription'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import { type AnnouncedPage, insertAnnouncement, lockUnfinished, saveProgress } from './announcement-store.ts'
import { type AnnouncedRelease, renderReleaseMail } from './render-release-mails.ts'
import { listRecipients } from './subscription-store.ts'

export type AnnounceDeps = Pick<Deps, 'db' | 'now' | 'publicOrigin'>

/** Mails of one transaction, which holds its locks for less than a second. */
const batchSize = 200

/**
 * Queues the mails of a media release that was just published on the main site, once for each language. The progress is
 * saved with each batch, so a repeated job continues where the last one stopped.
 */
export async function announceRelease(deps: AnnounceDeps, page: PublishedPage): Promise<void> {
  const { mediaRelease, siteSlug, publishedAt, locale: language } = page
  if (!mediaRelease || siteSlug !== '' || page.protection.level !== 'none') return
  if (!isAnnounced(new Date(publishedAt), deps.now())) return
  const announced = { pageId: page.id, language }
  await insertAnnouncement(deps.db.queries, announced, deps.now())
  const { adHoc, leadText } = mediaRelease
  const link = `${deps.publicOrigin}/${language}/${page.path}`
  const release = { language, title: page.title, leadText, adHoc, link }
  while (await deps.db.transaction((tx) => queueBatch(tx, deps, { announced, release }))) {
    // The next batch is a transaction of its own.
  }
}

/** Returns whether there may be further recipients. */
async function queueBatch(
  tx: Queries,
  { now, publicOrigin }: AnnounceDeps,
  { announced, release }: { announced: AnnouncedPage; release: AnnouncedRelease },
): Promise<boolean> {
  const progress = await lockUnfinished(tx, announced)
  if (!progress) return false
  const recipients = await listRecipients(tx, {
    language: announced.language,
    scopes: scopesOf(release),
    after: progress.lastRecipient,
    limit: batchSize,
  })
  for (const { email, token } of recipients) {
    const unsubscribeUrl = `${publicOrigin}/api/release-subscriptions/${token}`
    const mail = await renderReleaseMail(release, `${publicOrigin}/${announced.language}/requests/releases/${token}`)
    await queueMail(tx, { kind: 'media-release', toAddress: email, unsubscribeUrl, ...mail })
  }
  const isLast = recipients.length < batchSize
  const lastRecipient = recipients.at(-1)?.id ?? progress.lastRecipient
  await saveProgress(tx, announced, { lastRecipient, finishedAt: isLast ? now() : null })
  return !isLast
}
