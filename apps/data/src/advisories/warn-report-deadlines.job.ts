import { randomUUIDv7 } from 'node:crypto'
import { type ReportStep, warningMs } from '@ferrule/domain/advisories/reporting-clock'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import type { Deps } from '../graphql/request-context.ts'
import type { QueuedMail } from '../mail/queue-mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertJobNotification } from '../notifications/job-notification-queries.ts'
import { listChoicesOf } from '../notifications/notification-queries.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { listAgents } from '../service-desk/desk-agent-queries.ts'
import { takeDueSteps } from './security-report-store.ts'

export type WarningDeps = Pick<Deps, 'db' | 'now' | 'portalTeamAddress' | 'publicOrigin'>

const event = 'report-due'

/**
 * Warns the portal team and the agents of each report that is due within four hours, once. The mark, the notifications
 * and the mails share a transaction.
 */
export function createWarnReportDeadlinesJob(deps: WarningDeps) {
  return async (): Promise<void> => {
    const at = deps.now()
    await withServiceScope(deps.db, async (tx) => {
      const steps = await takeDueSteps(tx, { dueBefore: new Date(at.getTime() + warningMs), warnedAt: at })
      if (steps.length === 0) return
      const agents = await listAgents(tx, at)
      const ids = agents.map(({ id }) => id)
      const choices = await listChoicesOf(tx, event, ids)
      for (const step of steps) {
        if (findChannels(event, 'team')) await queueMail(tx, toMail(step, deps.portalTeamAddress, deps))
        for (const { id: personId, email } of agents) {
          const channels = findChannels(event, 'agent', choices.get(personId))
          if (!channels) continue
          const { mail, push } = channels
          const notification = { event, reportStepId: step.id, personId, mail, push, happenedAt: at } as const
          await insertJobNotification(tx, { id: randomUUIDv7(), ...notification })
          if (mail === 'now') await queueMail(tx, toMail(step, email, deps))
        }
      }
    })
  }
}

const names: Record<ReportStep, string> = {
  'early-warning': 'early warning',
  notification: 'notification',
  'final-report': 'final report',
}

type DueStep = { reportId: string; step: ReportStep; title: string; dueAt: Date | null }

function toMail(
  { reportId, step, title, dueAt }: DueStep,
  toAddress: string,
  { publicOrigin }: Pick<Deps, 'publicOrigin'>,
): QueuedMail {
  const due = `${dueAt?.toISOString().slice(0, 16).replace('T', ' ') ?? ''} UTC`
  const link = `${publicOrigin}/${defaultLanguage}/mykomax/service-desk/security-reports/${reportId}`
  return {
    kind: event,
    toAddress,
    subject: `Security report due ${due}: ${names[step]}`,
    body: `${title}\n\nThe ${names[step]} must be submitted to the authorities by ${due}.\n\n${link}\n`,
  }
}
