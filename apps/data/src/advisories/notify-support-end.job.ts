import { randomUUIDv7 } from 'node:crypto'
import { findSupportNotice, toNoticeMonths } from '@ferrule/domain/advisories/support-notice'
import { isLanguage } from '@ferrule/domain/locales/language'
import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertJobNotification } from '../notifications/job-notification-queries.ts'
import { listChoicesOf } from '../notifications/notification-queries.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { listRecipients } from './notice-store.ts'
import { renderSupportMail } from './render-support-mail.ts'
import { type DueNotice, insertSupportNotice, listEndingProducts, listOwners } from './support-notice-store.ts'

export type SupportDeps = Pick<Deps, 'db' | 'now' | 'publicOrigin'>

const event = 'support-ending'

/**
 * Notifies customers 180, 30 and 0 days before the security updates of their machines end, once each. The notice, its
 * notifications and its mails share a transaction, so that a repeated job continues without a gap or a duplicate.
 */
export function createNotifySupportEndJob(deps: SupportDeps) {
  return async (): Promise<void> => {
    const today = deps.now().toISOString().slice(0, 10)
    for (const { slug, supportUntil } of await listEndingProducts(deps.db.queries, toNoticeMonths(today))) {
      const days = findSupportNotice(supportUntil, today)
      if (days === undefined) continue
      const due = { productSlug: slug, supportUntil, days }
      const owners = await withServiceScope(deps.db, (tx) => listOwners(tx, due))
      for (const owner of owners) await withServiceScope(deps.db, (tx) => notifyOwner(tx, deps, { ...due, ...owner }))
    }
  }
}

type Owner = DueNotice & { organisationId: string; machines: number; model: string }

async function notifyOwner(tx: Queries, { now, publicOrigin }: SupportDeps, owner: Owner): Promise<void> {
  const { organisationId } = owner
  const at = now()
  const supportNoticeId = await insertSupportNotice(tx, { ...owner, notifiedAt: at })
  if (supportNoticeId === undefined) return
  const people = (await listRecipients(tx, organisationId)).filter(({ usesMachines }) => usesMachines)
  const ids = people.map(({ id }) => id)
  const choices = await listChoicesOf(tx, event, ids)
  for (const { id: personId, email, language } of people) {
    const channels = findChannels(event, 'machine-user', choices.get(personId))
    if (!channels) continue
    const { mail, push } = channels
    const notification = { event, supportNoticeId, organisationId, personId, mail, push, happenedAt: at } as const
    await insertJobNotification(tx, { id: randomUUIDv7(), ...notification })
    if (mail !== 'now') continue
    const rendered = await renderSupportMail(owner, { language: isLanguage(language) ? language : 'en', publicOrigin })
    await queueMail(tx, { kind: event, toAddress: email, ...rendered })
  }
}
