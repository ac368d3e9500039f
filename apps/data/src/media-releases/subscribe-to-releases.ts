import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { mayGetLink, type SubscriptionInput } from '@ferrule/domain/media-releases/release-subscription'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import { renderLinkMail } from './render-release-mails.ts'
import { insertSubscription, lockSubscription, saveLinkSent, saveUnconfirmed } from './subscription-store.ts'

type SubscribeDeps = Pick<RequestContext, 'db' | 'now' | 'publicOrigin' | 'operationLimits' | 'clientAddress'>

/**
 * Sends a link by which the owner of the address confirms, changes or ends the subscription. The result is the same for
 * every address, so it reveals nothing. Idempotent: an address gets the link once an hour.
 */
export async function subscribeToReleases(
  deps: SubscribeDeps,
  input: SubscriptionInput,
): Promise<Result<{ id: string }, 'limited'>> {
  const caller = { address: deps.clientAddress, owner: input.email }
  if (!(await deps.operationLimits.take('subscribe-to-releases', caller))) return refuse('limited')
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const existing = await lockSubscription(tx, input.email)
    if (existing && !existing.confirmedAt) await saveUnconfirmed(tx, existing.id, input)
    if (!mayGetLink(existing?.linkSentAt, now)) return
    const { id, token } = existing ?? { id: randomUUIDv7(), token: randomBytes(24).toString('base64url') }
    if (existing) await saveLinkSent(tx, id, now)
    else if (!(await insertSubscription(tx, { ...input, id, token, linkSentAt: now }))) return
    await queueLink(tx, deps, { ...input, id, token })
  })
  return ok({ id: 'sent' })
}

async function queueLink(
  tx: Queries,
  { publicOrigin }: SubscribeDeps,
  { id, token, email, language }: SubscriptionInput & { id: string; token: string },
): Promise<void> {
  await recordEvent(tx, {
    actor: 'anonymous',
    action: 'subscribe-to-releases',
    subjectType: 'release-subscription',
    subjectId: id,
  })
  const mail = await renderLinkMail({ language, link: `${publicOrigin}/${language}/requests/releases/${token}` })
  await queueMail(tx, { kind: 'release-link', toAddress: email, ...mail })
}
