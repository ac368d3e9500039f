import { isLanguage } from '@ferrule/domain/locales/language'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { findDigestRecipient, listDigest, listPeopleWithDigest, markDigested } from './digest-store.ts'
import { renderDigest } from './render-digest.ts'

export type DigestDeps = Pick<Deps, 'db' | 'now' | 'publicOrigin'> & { log: Log }

/**
 * Queues one mail for each person with unread notifications that wait for the digest. The mail and the mark on its
 * notifications share a transaction of the person, so a crash neither loses nor repeats any of them. A failure does not
 * affect other people. Throws if some are left for a retry.
 */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const people = await withServiceScope(deps.db, listPeopleWithDigest)
  let failed = 0
  for (const personId of people) {
    try {
      await withServiceScope(deps.db, (tx) => queueDigest(tx, deps, personId))
    } catch (error) {
      failed += 1
      deps.log.error('digest-failed', { recordId: personId, ...errorFields(error) })
    }
  }
  if (failed > 0) throw new Error(`${failed} digests failed`)
}

async function queueDigest(tx: Queries, { now, publicOrigin }: DigestDeps, personId: string): Promise<void> {
  const waiting = await listDigest(tx, personId)
  // A second worker may have taken them in between.
  if (waiting.length === 0) return
  const recipient = await findDigestRecipient(tx, personId)
  const visible = waiting.filter(({ isVisible }) => isVisible)
  if (recipient && visible.length > 0) {
    const language = isLanguage(recipient.language) ? recipient.language : 'en'
    const mail = await renderDigest(visible, { language, publicOrigin })
    await queueMail(tx, { kind: 'ticket-digest', toAddress: recipient.email, ...mail })
  }
  await markDigested(
    tx,
    waiting.map(({ id }) => id),
    now(),
  )
}
