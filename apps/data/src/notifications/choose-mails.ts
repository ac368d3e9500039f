import {
  defaultMailOf,
  listChoosableEvents,
  type MailTiming,
  mailTimingsOf,
  type NotificationEvent,
} from '@ferrule/domain/notifications/notification-rules'
import type { MailChoice } from '@ferrule/domain/notifications/mail-choice'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listMailChoices, saveMailChoice } from './notification-store.ts'
import { subjectsOf } from './read-notifications.ts'

export type NotificationSetting = { event: NotificationEvent; mail: MailTiming; timings: readonly MailTiming[] }

/** The mails of each event, as the caller chose them or as the rules have it. */
export async function readNotificationSettings(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
): Promise<NotificationSetting[]> {
  return withUserScope(db, actor, async (tx, { personId, isService }) => {
    const chosen = new Map((await listMailChoices(tx, personId)).map(({ event, mail }) => [event, mail]))
    return listChoosableEvents({ isService, ...subjectsOf(actor) }).map((event) => {
      const timings = mailTimingsOf(event)
      const mail = timings.find((timing) => timing === chosen.get(event)) ?? defaultMailOf(event, isService)
      return { event, mail, timings }
    })
  })
}

/** Saves the caller's choice with its audit event. Idempotent. */
export async function chooseMails(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { event, mail }: MailChoice,
): Promise<Result<{ id: string }, 'not-offered'>> {
  const timings = mailTimingsOf(event)
  if (timings.length === 1 || !timings.includes(mail)) return refuse('not-offered')
  return withUserScope(db, actor, async (tx, { personId }) => {
    await saveMailChoice(tx, { personId, event, mail, changedAt: now() })
    await recordEvent(tx, {
      actor: personId,
      action: 'choose-mails',
      subjectType: 'person',
      subjectId: personId,
      after: { event, mail },
    })
    return ok({ id: event })
  })
}
