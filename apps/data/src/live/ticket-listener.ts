import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { Client } from 'pg'
import { z } from 'zod'
import type { TicketEvent } from '../tickets/follow-tickets.ts'

const ticketEvent = z.object({ id: z.string(), ticketId: z.uuid(), organisationId: z.uuid(), isInternal: z.boolean() })

const notification = z.object({ personId: z.uuid() })

const presence = z.object({ presentAt: z.uuid() })

const schemas: Record<string, z.ZodType<TicketEvent | NotifiedPerson | Presence>> = {
  ticket_event: ticketEvent,
  notification,
  ticket_presence: presence,
}

const restartMs = 1000

/** The person who has a new notification. */
export type NotifiedPerson = z.infer<typeof notification>

/** The ticket whose open pages belong to other agents than before, or to agents who do something else. */
export type Presence = z.infer<typeof presence>

/** A ticket event, a new notification, a change of presence, or `missed` after a reconnect, during which events may have been lost. */
export type ListenerEvent = TicketEvent | NotifiedPerson | Presence | 'missed'

export type TicketListener = {
  subscribe: (subscriber: (event: ListenerEvent) => void) => () => void
  stop: () => Promise<void>
}

/** Listens with one connection to the events of all processes and passes them to the subscribers. */
export function startTicketListener({ url, log }: { url: string; log: Log }): TicketListener {
  const subscribers = new Set<(event: ListenerEvent) => void>()
  const publish = (event: ListenerEvent) => {
    for (const subscriber of subscribers) subscriber(event)
  }
  let client: Client | undefined
  let stopping = false
  const listen = async () => {
    const current = new Client({
      connectionString: url,
      application_name: 'data-live',
      keepAlive: true,
      // Refused by a pooler, behind which nothing would be heard.
      idle_in_transaction_session_timeout: 10_000,
    })
    client = current
    const ended = new Promise<void>((resolve) => current.once('end', resolve))
    current.on('error', (error) => log.warn('connection-lost', errorFields(error)))
    current.on('notification', ({ channel, payload }) => {
      const parsed = schemas[channel]?.safeParse(JSON.parse(payload ?? 'null'))
      if (parsed?.success) publish(parsed.data)
    })
    await current.connect()
    await current.query('listen ticket_event')
    await current.query('listen notification')
    await current.query('listen ticket_presence')
    publish('missed')
    await ended
  }
  const listenUntilStopped = async () => {
    while (!stopping) {
      await listen().catch((error: unknown) => log.warn('live-listener-failed', errorFields(error)))
      if (!stopping) await sleep(restartMs)
    }
  }
  const done = listenUntilStopped()
  return {
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    stop: async () => {
      stopping = true
      await client?.end()
      await done
    },
  }
}
