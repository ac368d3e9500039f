import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { Client } from 'pg'
import { z } from 'zod'
import type { TicketNews } from '../tickets/follow-tickets.ts'

const news = z.object({ id: z.string(), ticketId: z.uuid(), organisationId: z.uuid(), isInternal: z.boolean() })

const restartMs = 1000

/** News of a ticket, or that some may have been missed because nobody listened for a while. */
export type Heard = TicketNews | 'missed'

export type TicketListener = {
  subscribe: (hear: (heard: Heard) => void) => () => void
  stop: () => Promise<void>
}

/** One connection of this process hears what every process saves, and tells those who follow it here. */
export function startTicketListener({ url, log }: { url: string; log: Log }): TicketListener {
  const hearers = new Set<(heard: Heard) => void>()
  const tell = (heard: Heard) => {
    for (const hear of hearers) hear(heard)
  }
  let client: Client | undefined
  let stopping = false
  const listen = async () => {
    const current = new Client({ connectionString: url, application_name: 'data-live', keepAlive: true })
    client = current
    const ended = new Promise<void>((resolve) => current.once('end', resolve))
    current.on('error', (error) => log.warn('connection-lost', errorFields(error)))
    current.on('notification', ({ payload }) => {
      const parsed = news.safeParse(JSON.parse(payload ?? 'null'))
      if (parsed.success) tell(parsed.data)
    })
    await current.connect()
    await current.query('listen ticket_event')
    tell('missed')
    await ended
  }
  const keepListening = async () => {
    while (!stopping) {
      await listen().catch((error: unknown) => log.warn('live-listener-failed', errorFields(error)))
      if (!stopping) await sleep(restartMs)
    }
  }
  const done = keepListening()
  return {
    subscribe: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    stop: async () => {
      stopping = true
      await client?.end()
      await done
    },
  }
}
