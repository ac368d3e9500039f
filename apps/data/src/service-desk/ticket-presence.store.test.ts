import { once } from 'node:events'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { presenceMs } from '@ferrule/domain/service-desk/ticket-presence'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTicketListener, type ListenerEvent } from '../live/ticket-listener.ts'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { createDatabase } from '../postgres/database.ts'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { readSettings } from '../settings.ts'
import { reportPresence } from './report-presence.ts'
import { createTicketPresence } from './ticket-presence.ts'

const settings = readSettings()
const log = createLog({ service: 'test', write: () => {} })
const redis = connectRedis(settings.REDIS_URL, log)
const presence = createTicketPresence(redis, log)
beforeAll(async () => void (redis.status === 'ready' || (await once(redis, 'ready'))))
afterAll(() => redis.disconnect())

const at = new Date('2026-11-16T08:00:00Z')
const later = (ms: number) => new Date(at.getTime() + ms)
const ada = { id: 'ada', name: 'Ada Ruf', isTyping: false }
const ben = { id: 'ben', name: 'Ben Ott', isTyping: true }

test('shows agents to each other for half a minute after their last report', async () => {
  const ticketId = crypto.randomUUID()
  expect(await presence.report(ticketId, ada, at)).toEqual({ others: [], hasChanged: true })
  expect(await presence.report(ticketId, ben, at)).toEqual({ others: [ada], hasChanged: true })
  expect(await presence.report(ticketId, ada, later(10_000))).toEqual({ others: [ben], hasChanged: false })
  expect((await presence.report(ticketId, ada, later(presenceMs))).others).toEqual([])
  expect(await redis.hkeys(`ticket-presence:${ticketId}`)).toEqual(['ada'])
  expect((await presence.report(crypto.randomUUID(), ada, at)).others).toEqual([])
})

test('leaves nothing in Redis when the last report has expired', async () => {
  const ticketId = crypto.randomUUID()
  await presence.report(ticketId, ada, at)
  const left = await redis.pttl(`ticket-presence:${ticketId}`)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(presenceMs)
})

test('a change reaches the listeners of every process, and a repeated report does not', async () => {
  const ticketId = crypto.randomUUID()
  const url = settings.DATA_DATABASE_URL
  const db = createDatabase({ url, name: 'test', maxConnections: 1, onConnectionError: () => {} })
  const listener = startTicketListener({ url, log })
  const heard: ListenerEvent[] = []
  const connected = new Promise<void>((resolve) =>
    listener.subscribe((event) => {
      if (event === 'missed') resolve()
      else if ('presentAt' in event && event.presentAt === ticketId) heard.push(event)
    }),
  )
  await connected
  const deps = { ...aRequestContext(), db, ticketPresence: presence, now: () => at }
  const profile = toUserProfile({ sub: 'ada', given_name: 'Ada', family_name: 'Ruf' })
  const actor = { kind: 'user', profile, session: { id: 's1', authenticatedAt: undefined } } as const
  for (const isTyping of [false, false, true]) await reportPresence(deps, actor, { ticketId, isTyping })
  await expect.poll(() => heard).toEqual([{ presentAt: ticketId }, { presentAt: ticketId }])
  await Promise.all([listener.stop(), db.close()])
})
