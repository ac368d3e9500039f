import type { MailChoice, PushChoice } from '@ferrule/domain/notifications/channel-choices'
import {
  findUsualChannels,
  isPushOffered,
  listChoosableEvents,
  type MailTiming,
  mailTimingsOf,
  type NotificationEvent,
} from '@ferrule/domain/notifications/notification-rules'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listChoices, saveChoice } from './notification-store.ts'
import { subjectsOf } from './read-notifications.ts'

export type NotificationSetting = {
  event: NotificationEvent
  mail: MailTiming
  timings: readonly MailTiming[]
  /** Null where no device is notified. */
  push: boolean | null
}

type ChoiceDeps = Pick<Deps, 'db' | 'now'>

/** The channels of each event, as the caller chose them or as the rules have it. */
export async function readNotificationSettings(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
): Promise<NotificationSetting[]> {
  return withUserScope(db, actor, async (tx, { personId, isService }) => {
    const chosen = new Map((await listChoices(tx, personId)).map(({ event, ...choice }) => [event, choice]))
    return listChoosableEvents({ isService, ...subjectsOf(actor) }).flatMap((event) => {
      const channels = findUsualChannels(event, isService, chosen.get(event))
      if (!channels) return []
      const { mail, portal, push } = channels
      return [{ event, mail, timings: mailTimingsOf(event), push: portal ? push : null }]
    })
  })
}

/** Saves the caller's choice of mails with its audit event. Idempotent. */
export async function chooseMails(
  deps: ChoiceDeps,
  actor: SignedInActor,
  choice: MailChoice,
): Promise<Result<{ id: string }, 'not-offered'>> {
  const timings = mailTimingsOf(choice.event)
  if (timings.length === 1 || !timings.includes(choice.mail)) return refuse('not-offered')
  return save(deps, actor, { action: 'choose-mails', choice })
}

/** The same for notifications on the caller's devices. */
export async function choosePushes(
  deps: ChoiceDeps,
  actor: SignedInActor,
  choice: PushChoice,
): Promise<Result<{ id: string }, 'not-offered'>> {
  if (!isPushOffered(choice.event)) return refuse('not-offered')
  return save(deps, actor, { action: 'choose-pushes', choice })
}

async function save(
  { db, now }: ChoiceDeps,
  actor: SignedInActor,
  { action, choice }: { action: string; choice: MailChoice | PushChoice },
): Promise<Result<{ id: string }, never>> {
  return withUserScope(db, actor, async (tx, { personId }) => {
    await saveChoice(tx, { personId, ...choice, changedAt: now() })
    await recordEvent(tx, { actor: personId, action, subjectType: 'person', subjectId: personId, after: choice })
    return ok({ id: choice.event })
  })
}
