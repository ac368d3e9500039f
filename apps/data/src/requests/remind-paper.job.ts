import { paperReminderDays } from '@ferrule/domain/requests/paper-request'
import { toRequestNumber } from '@ferrule/domain/requests/request'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { takeWaitingPaper } from './visitor-request-store.ts'

/** Reminds the team of each request for paper that is open after three weeks, once. */
export function createRemindPaperJob({
  db,
  now,
  log,
  requestTeamAddress,
}: Pick<Deps, 'db' | 'now' | 'log' | 'requestTeamAddress'>) {
  return async (): Promise<void> => {
    const remindedAt = now()
    const receivedBefore = new Date(remindedAt.getTime() - paperReminderDays * 24 * 3_600_000)
    const count = await db.transaction(async (tx) => {
      const waiting = await takeWaitingPaper(tx, { receivedBefore, remindedAt })
      for (const { id, replyDueAt, isOwed } of waiting) {
        const due = replyDueAt.toISOString().slice(0, 10)
        await queueMail(tx, {
          kind: 'paper-reminder',
          toAddress: requestTeamAddress,
          subject: `Paper request ${toRequestNumber(id)} is due on ${due}`,
          body: `Instructions on paper were requested three weeks ago.\ndue: ${due}\nowed: ${isOwed ? 'yes' : 'no: requested after the purchase'}\n`,
        })
      }
      return waiting.length
    })
    log.info('paper-reminded', { count })
  }
}
