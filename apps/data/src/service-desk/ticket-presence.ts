import {
  type AssessedPresence,
  assessPresence,
  type PresenceReport,
  type PresentAgent,
  presenceMs,
} from '@ferrule/domain/service-desk/ticket-presence'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import { z } from 'zod'

export type TicketPresence = {
  /** Notes that an agent has a ticket open, until the report expires. */
  report: (ticketId: string, agent: PresentAgent, now: Date) => Promise<Pick<AssessedPresence, 'others' | 'hasChanged'>>
}

const storedReport = z.object({ name: z.string(), isTyping: z.boolean(), until: z.number() })

/** The agents of each ticket, in Redis alone: they expire with it. Without Redis nobody is shown. */
export function createTicketPresence(redis: Redis, log: Log): TicketPresence {
  return {
    report: async (ticketId, agent, now) => {
      const key = `ticket-presence:${ticketId}`
      try {
        const reports = toReports(await redis.hgetall(key))
        const { others, hasChanged, expired } = assessPresence(reports, agent, now.getTime())
        const { id, name, isTyping } = agent
        const report = { name, isTyping, until: now.getTime() + presenceMs }
        const changes = redis.multi()
        if (expired.length > 0) changes.hdel(key, ...expired)
        await changes.hset(key, id, JSON.stringify(report)).pexpire(key, presenceMs).exec()
        return { others, hasChanged }
      } catch (error) {
        log.warn('ticket-presence-unavailable', errorFields(error))
        return { others: [], hasChanged: false }
      }
    },
  }
}

/** A report that another version wrote and this one cannot parse is ignored. */
function toReports(stored: Record<string, string>): PresenceReport[] {
  return Object.entries(stored).flatMap(([id, text]) => {
    const parsed = storedReport.safeParse(JSON.parse(text))
    return parsed.success ? [{ id, ...parsed.data }] : []
  })
}
