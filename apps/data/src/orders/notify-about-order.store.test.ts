import { randomUUID } from 'node:crypto'
import { findChannels, orderEvents } from '@ferrule/domain/notifications/notification-rules'
import type { OrderAction, OrderStatus } from '@ferrule/domain/orders/order-status'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chooseMails } from '../notifications/choose-channels.ts'
import { countUnreadNotifications, readNotifications } from '../notifications/read-notifications.ts'
import { sendDigests } from '../notifications/send-digests.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { changeOrder } from './change-order.ts'
import { readOrder } from './read-orders.ts'

const url = readSettings().DATA_DATABASE_URL
const products = 'kmx_int_productinfo_active'

function actor(name: string, ...roles: string[]): SignedInActor {
  const email = `${name}@order-news-test.example`
  const profile = toUserProfile({ sub: `test-${email}`, email, email_verified: true, given_name: name, roles })
  return { kind: 'user', profile, session: { id: 's1', authenticatedAt: undefined } }
}

const orderer = actor('olga', products)
const colleague = actor('carl', products)
const stranger = actor('sven', products)
const agent = actor('arne', serviceDeskRole)

const toDeps = (db: Database) => ({
  db,
  now: () => new Date('2026-11-16T08:00:00Z'),
  portalTeamAddress: 'team@order-news-test.example',
  publicOrigin: 'https://www.norlitz.example',
  log: createLog({ service: 'test', write: () => {} }),
})

const idOf = (db: Database, person: SignedInActor) => withUserScope(db, person, async (_, { personId }) => personId)

/** An order of Olga; Carl is a member of the same organisation and Sven of another. */
async function insertOrder(db: Database, status: OrderStatus = 'received'): Promise<string> {
  const id = randomUUID()
  const [orderedBy, carl, sven] = [await idOf(db, orderer), await idOf(db, colleague), await idOf(db, stranger)]
  await withServiceScope(db, async (tx) => {
    const plant = await tx.selectFrom('plant').select(['id', 'organisationId']).orderBy('id').executeTakeFirstOrThrow()
    const { id: plantId, organisationId } = plant
    const createdAt = new Date('2026-11-15T08:00:00Z')
    const order = { id, number: 'O99-990001', organisationId, plantId, orderedBy, reference: '', note: '', createdAt }
    await tx
      .insertInto('orderRequest')
      .values({ ...order, status })
      .execute()
    await sql`insert into membership (person_id, organisation_id)
      select person_id, ${organisationId}::uuid from unnest(${[orderedBy, carl]}::uuid[]) as person_id
      union select ${sven}::uuid, (select id from organisation where id <> ${organisationId}::uuid limit 1)`.execute(tx)
  })
  return id
}

const change = (db: Database, person: SignedInActor, order: { id: string; action: OrderAction; version?: number }) =>
  changeOrder(toDeps(db), person, {
    idempotencyKey: `order-news-${order.action}-${order.version ?? 1}`,
    version: 1,
    ...order,
    expectedOn: order.action === 'confirm' ? '2026-11-20' : null,
  })

const eventsOf = async (db: Database, person: SignedInActor) =>
  (await readNotifications(toDeps(db), person, { unread: false, page: 1 })).entries.map(({ event }) => event)

const mailsTo = async (db: Database, { profile }: SignedInActor, kind = 'order') => {
  const { rows } = await sql<{ body: string }>`select body from outgoing_mail
    where to_address = ${profile.email} and kind = ${kind}`.execute(db.queries)
  return rows.map(({ body }) => body)
}

const steps = {
  'order-confirmed': ['received', 'confirm'],
  'order-sent': ['confirmed', 'send'],
  'order-delivered': ['sent', 'deliver'],
  'order-cancelled': ['received', 'cancel'],
} as const

test.each(orderEvents)(
  '%s reaches the person who sent the order by the channels of its rule, and nobody else',
  (event) =>
    rolledBack(url, async (db) => {
      const [status, action] = steps[event]
      const id = await insertOrder(db, status)
      expect(await change(db, agent, { id, action })).toMatchObject({ ok: true })
      const rule = findChannels(event, 'orderer')
      expect(await eventsOf(db, orderer)).toEqual(rule?.portal ? [event] : [])
      expect(await mailsTo(db, orderer)).toHaveLength(rule?.mail === 'now' ? 1 : 0)
      for (const other of [colleague, stranger, agent]) {
        expect(await eventsOf(db, other)).toEqual([])
        expect(await mailsTo(db, other)).toEqual([])
      }
    }),
)

test('a repeated change notifies once, and a cancellation by a colleague names them', () =>
  rolledBack(url, async (db) => {
    const id = await insertOrder(db)
    await change(db, colleague, { id, action: 'cancel' })
    await change(db, colleague, { id, action: 'cancel' })
    const { entries } = await readNotifications(toDeps(db), orderer, { unread: true, page: 1 })
    expect(entries).toMatchObject([{ event: 'order-cancelled', orderId: id, number: 'O99-990001', firstName: 'carl' }])
    expect(await mailsTo(db, orderer)).toHaveLength(1)
    expect(await eventsOf(db, colleague)).toEqual([])
  }))

test('a cancellation by the person who sent the order is told to the team only', () =>
  rolledBack(url, async (db) => {
    const id = await insertOrder(db)
    await change(db, orderer, { id, action: 'cancel' })
    expect(await eventsOf(db, orderer)).toEqual([])
    expect(await mailsTo(db, orderer)).toEqual([])
    const { rows } = await sql`select from outgoing_mail where to_address = 'team@order-news-test.example'`.execute(
      db.queries,
    )
    expect(rows).toHaveLength(1)
  }))

test.each([
  [
    'is no member any more',
    sql`delete from membership where person_id = (select id from person where email = ${orderer.profile.email})`,
  ],
  [
    'had their access withdrawn',
    sql`insert into application_access
      (id, organisation_id, person_id, application, role, status, reason, since, changed_at)
      select gen_random_uuid(), organisation_id, person_id, 'product-information', 'user', 'inactive', '', now(), now()
      from membership join person on person.id = person_id where email = ${orderer.profile.email}`,
  ],
])('a person who %s is told nothing', (_, withdraw) =>
  rolledBack(url, async (db) => {
    const id = await insertOrder(db)
    await withServiceScope(db, (tx) => withdraw.execute(tx))
    await change(db, agent, { id, action: 'confirm' })
    expect(await eventsOf(db, orderer)).toEqual([])
    expect(await mailsTo(db, orderer)).toEqual([])
  }),
)

test('a person without the right to see orders is neither shown nor counted what they were told before', () =>
  rolledBack(url, async (db) => {
    const id = await insertOrder(db)
    await change(db, agent, { id, action: 'confirm' })
    const profile = { ...orderer.profile, roles: ['kmx_int_serviceticketing_active'] }
    const demoted = { ...orderer, profile }
    expect(await countUnreadNotifications(toDeps(db), orderer)).toBe(1)
    expect(await countUnreadNotifications(toDeps(db), demoted)).toBe(0)
    expect(await eventsOf(db, demoted)).toEqual([])
  }))

test('is read when the order is opened', () =>
  rolledBack(url, async (db) => {
    const id = await insertOrder(db)
    await change(db, agent, { id, action: 'confirm' })
    await readOrder(toDeps(db), colleague, { id })
    expect(await countUnreadNotifications(toDeps(db), orderer)).toBe(1)
    await readOrder(toDeps(db), orderer, { id })
    expect(await countUnreadNotifications(toDeps(db), orderer)).toBe(0)
  }))

test('waits for the daily digest if the person chose so, and links to the order', () =>
  rolledBack(url, async (db) => {
    const id = await insertOrder(db)
    await chooseMails(toDeps(db), orderer, { event: 'order-confirmed', mail: 'digest' })
    await change(db, agent, { id, action: 'confirm' })
    expect(await mailsTo(db, orderer)).toEqual([])
    await sendDigests(toDeps(db))
    const [body, ...more] = await mailsTo(db, orderer, 'ticket-digest')
    expect(more).toEqual([])
    expect(body).toContain('Your order is confirmed')
    expect(body).toContain(`https://www.norlitz.example/en/mykomax/orders/${id}`)
  }))
