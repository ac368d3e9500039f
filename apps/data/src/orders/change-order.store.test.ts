import { randomUUID } from 'node:crypto'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import type { OrderAction } from '@ferrule/domain/orders/order-status'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestPage } from '../graphql/page-of-list.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import { createDatabase } from '../postgres/database.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { changeOrder } from './change-order.ts'
import { readOrder, readOrders } from './read-orders.ts'

// Real connections, because locks decide between transactions that run at the same time.
const db = createDatabase({
  url: readSettings().DATA_DATABASE_URL,
  name: 'test',
  maxConnections: 4,
  onConnectionError: (error) => {
    throw error
  },
})
const now = new Date('2026-11-16T08:00:00Z')
const deps = {
  db,
  now: () => now,
  portalTeamAddress: 'team@change-order-test.example',
  publicOrigin: 'https://www.norlitz.example',
}

function actor(name: string, role: string): SignedInActor {
  const email = `${name}@change-order-test.example`
  const profile = toUserProfile({ sub: `test-${email}`, email, email_verified: true, roles: [role] })
  return { kind: 'user', profile, session: { id: 's1', authenticatedAt: undefined } }
}

const customer = actor('cora', 'kmx_int_productinfo_active')
const stranger = actor('sven', 'kmx_int_productinfo_active')
const agent = actor('arne', serviceDeskRole)

let id: string
let plant: { id: string; organisationId: string }
let personId: string

beforeAll(async () => {
  personId = await withUserScope(db, customer, async (_, scope) => scope.personId)
  plant = await withServiceScope(db, async (tx) => {
    const found = await tx.selectFrom('plant').select(['id', 'organisationId']).orderBy('id').executeTakeFirstOrThrow()
    await sql`insert into membership (person_id, organisation_id) values (${personId}::uuid, ${found.organisationId}::uuid)
      on conflict do nothing`.execute(tx)
    return found
  })
})

/** A received order of the customer. */
beforeEach(async () => {
  id = randomUUID()
  const number = `O99-${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const { id: plantId, organisationId } = plant
  const order = { id, number, organisationId, plantId, orderedBy: personId, reference: '', note: '', createdAt: now }
  await withServiceScope(db, (tx) => tx.insertInto('orderRequest').values(order).execute())
})

afterAll(async () => {
  await withServiceScope(db, async (tx) => {
    await tx.deleteFrom('orderRequest').where('orderedBy', '=', personId).execute()
    await tx.deleteFrom('membership').where('personId', '=', personId).execute()
  })
  await db.close()
})

const change = (person: SignedInActor, action: OrderAction, version = 1, facts: object = {}) =>
  changeOrder(deps, person, { idempotencyKey: randomUUID(), id, version, action, ...facts })

const mailsOf = () =>
  withServiceScope(db, async (tx) => {
    const { rows } = await sql<{ toAddress: string; subject: string; body: string }>`select to_address, subject, body
      from outgoing_mail where body like ${`%/orders/${id}%`} order by id`.execute(tx)
    return rows
  })

test('our service confirms, sends and delivers an order, with a mail to the customer for each step', async () => {
  const expectedOn = '2026-11-20'
  const trackingUrl = 'https://tracking.example/PX1'
  expect(await change(agent, 'confirm', 1, { expectedOn })).toMatchObject({ ok: true })
  expect(await change(agent, 'send', 2, { carrier: 'Pfeil Express', trackingUrl })).toMatchObject({ ok: true })
  expect(await change(agent, 'deliver', 3)).toMatchObject({ ok: true })
  expect(await readOrder(deps, customer, { id })).toMatchObject({
    status: 'delivered',
    version: 4,
    expectedOn,
    carrier: 'Pfeil Express',
    trackingUrl,
    confirmedAt: now,
    sentAt: now,
    deliveredAt: now,
    cancelledAt: null,
    actions: [],
  })
  const mails = await mailsOf()
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(
    Array.from({ length: 3 }, () => 'cora@change-order-test.example'),
  )
  expect(mails[0]?.body).toContain('20')
  expect(mails[1]?.body).toContain(trackingUrl)
})

test('a step of an order whose sender was deleted writes no mail', async () => {
  const setEmail = (email: string) =>
    withServiceScope(db, (tx) => tx.updateTable('person').set({ email }).where('id', '=', personId).execute())
  await setEmail(`${personId}@deleted.invalid`)
  try {
    expect(await change(agent, 'confirm')).toMatchObject({ ok: true })
    expect(await mailsOf()).toEqual([])
  } finally {
    await setEmail(customer.profile.email)
  }
})

test('a customer cancels a received order, and our team gets a mail', async () => {
  expect((await readOrder(deps, customer, { id }))?.actions).toEqual(['cancel'])
  expect(await change(customer, 'cancel')).toMatchObject({ ok: true })
  expect(await readOrder(deps, customer, { id })).toMatchObject({ status: 'cancelled', cancelledAt: now })
  expect((await mailsOf()).map(({ toAddress }) => toAddress)).toEqual(['team@change-order-test.example'])
})

test('a customer can neither confirm an order nor change that of another customer', async () => {
  expect(await change(customer, 'confirm', 1, { expectedOn: '2026-11-20' })).toEqual({
    ok: false,
    reason: 'order-not-in-step',
  })
  expect(await change(stranger, 'cancel')).toEqual({ ok: false, reason: 'order-unknown' })
})

test('of a cancellation and a confirmation at the same time one takes effect, and the other is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    await withServiceScope(db, async (tx) => {
      await tx.deleteFrom('notification').where('orderId', '=', id).execute()
      await sql`update order_request set status = 'received', version = 1 where id = ${id}::uuid`.execute(tx)
    })
    const results = await Promise.all([
      change(customer, 'cancel'),
      change(agent, 'confirm', 1, { expectedOn: '2026-11-20' }),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const status = (await readOrder(deps, agent, { id }))?.status
    expect(status).toBe(results[0].ok ? 'cancelled' : 'confirmed')
  }
})

test('a change of a version that somebody else changed meanwhile is refused', async () => {
  expect(await change(agent, 'confirm', 1, { expectedOn: '2026-11-20' })).toMatchObject({ ok: true })
  expect(await change(agent, 'cancel', 1)).toEqual({ ok: false, reason: 'changed-meanwhile' })
})

test('our service lists the received orders of all customers, and a customer only their own', async () => {
  const query = { status: 'received', page: requestPage(undefined) } as const
  expect((await readOrders(deps, agent, query)).entries.map(({ id: one }) => one)).toContain(id)
  expect((await readOrders(deps, customer, query)).entries.map(({ id: one }) => one)).toContain(id)
  expect((await readOrders(deps, stranger, query)).entries.map(({ id: one }) => one)).not.toContain(id)
  const sent = { ...query, status: 'sent' } as const
  expect((await readOrders(deps, agent, sent)).entries.every(({ status }) => status === 'sent')).toBe(true)
})
