import { orderInput } from '@ferrule/domain/orders/order'
import { partListQuery } from '@ferrule/domain/parts/part-list-query'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { requestPage } from '../graphql/page-of-list.ts'
import { readPartPage, readParts } from '../parts/read-parts.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { readOrder, readOrders } from './read-orders.ts'
import { sendOrder } from './send-order.ts'

const url = readSettings().DATA_DATABASE_URL

function actor(email: string): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, roles: ['kmx_int_productinfo_active'] }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

/** Anna is a member of an organisation that pays in francs and of one that pays in euros, Bert of another. */
const anna = actor('anna.berg@norlitz.example')
const bert = actor('bert.dahl@norlitz.example')
const [blades, cutterHead] = ['040-11872', '052-12603']

const toDeps = (db: Database) => ({
  db,
  now: () => new Date('2026-11-18T08:00:00Z'),
  portalTeamAddress: 'team@norlitz.example',
  publicOrigin: 'https://www.norlitz.example',
})

const findPlantId = async (db: Database, organisation: string) => {
  const { rows } = await withServiceScope(db, (tx) =>
    sql<{ id: string }>`select plant.id from plant join organisation on organisation.id = plant.organisation_id
      where organisation.number = ${organisation} order by plant.name limit 1`.execute(tx),
  )
  return rows[0]?.id ?? ''
}

const priceOf = async (db: Database, person: SignedInActor, paidFor: { plantId?: string; serial?: string }) => {
  const [part] = await readParts(toDeps(db), person, { articleNumbers: [blades], language: 'en', ...paidFor })
  return part?.price
}

const setAgreement = (db: Database, change: string) =>
  withServiceScope(db, (tx) =>
    sql`update price_agreement set ${sql.raw(change)}
      where organisation_id = (select id from organisation where number = '104417')
        and part_id = (select id from part where article_number = ${blades})`.execute(tx),
  )

describe('the price of a part', () => {
  test('is that of the organisation of the plant or the machine, otherwise of the first one', () =>
    rolledBack(url, async (db) => {
      const [brenner, ostermann] = [await findPlantId(db, '104417'), await findPlantId(db, '107602')]
      const contract = { currency: 'CHF', amount: 184_00, listAmount: 196_00 }
      expect(await priceOf(db, anna, {})).toEqual(contract)
      expect(await priceOf(db, anna, { plantId: brenner })).toEqual(contract)
      expect(await priceOf(db, anna, { plantId: ostermann })).toMatchObject({ currency: 'EUR', listAmount: 207_80 })
      const { serialNumber } = await withServiceScope(db, (tx) =>
        tx.selectFrom('machine').where('plantId', '=', ostermann).select('serialNumber').executeTakeFirstOrThrow(),
      )
      expect(await priceOf(db, anna, { serial: serialNumber })).toMatchObject({ currency: 'EUR' })
      const page = await readPartPage(toDeps(db), anna, {
        ...partListQuery.parse({ serial: serialNumber }),
        productSlug: 'axion-56',
        language: 'en',
      })
      expect(page.priceList).toEqual({ organisationName: 'Ostermann Schaltanlagen GmbH', currency: 'EUR' })
    }))

  test('of another organisation is never shown, and for its plant there is no price at all', () =>
    rolledBack(url, async (db) => {
      const list = { currency: 'EUR', amount: 207_80, listAmount: 207_80 }
      expect(await priceOf(db, bert, {})).toEqual(list)
      expect(await priceOf(db, bert, { plantId: await findPlantId(db, '104417') })).toBeNull()
      expect(await priceOf(db, bert, { plantId: crypto.randomUUID() })).toBeNull()
    }))

  test('of another organisation is hidden by row-level security from a query without a filter', () =>
    rolledBack(url, async (db) => {
      const count = (person: SignedInActor) =>
        withUserScope(db, person, async (tx) => {
          const { rows } = await sql<{ count: number }>`select count(distinct organisation_id)::int as count
            from price_agreement`.execute(tx)
          return rows[0]?.count
        })
      expect([await count(anna), await count(bert)]).toEqual([2, 0])
    }))

  test('is the list price after the last day of the agreement, and on request without both', () =>
    rolledBack(url, async (db) => {
      await setAgreement(db, `valid_until = '2026-11-18'`)
      expect((await priceOf(db, anna, {}))?.amount).toBe(184_00)
      await setAgreement(db, `valid_until = '2026-11-17'`)
      expect((await priceOf(db, anna, {}))?.amount).toBe(196_00)
      await sql`delete from part_price where currency = 'CHF'`.execute(db.queries)
      expect(await priceOf(db, anna, {})).toBeNull()
    }))
})

const inputFor = async (db: Database, change: object = {}) => ({
  ...orderInput.parse({
    idempotencyKey: 'order-prices-test-0123',
    plantId: await findPlantId(db, '104417'),
    reference: '',
    note: '',
    lines: [
      { articleNumber: blades, quantity: 2 },
      { articleNumber: cutterHead, quantity: 1 },
    ],
    ...change,
  }),
  language: 'en',
})

describe('an order', () => {
  test('is listed with the total of the lines that have a price, and the number of the others', () =>
    rolledBack(url, async (db) => {
      const sent = await sendOrder(toDeps(db), anna, await inputFor(db))
      if (!sent.ok) throw new Error(sent.reason)
      const { entries } = await readOrders(toDeps(db), anna, { status: undefined, page: requestPage(undefined) })
      const listed = entries.find(({ id }) => id === sent.value.id)
      expect(listed).toMatchObject({ total: 368_00, currency: 'CHF', lineCount: 2, linesOnRequest: 1 })
    }))

  test('names its parts in the language of the reader, unless a part was renamed since', () =>
    rolledBack(url, async (db) => {
      const sent = await sendOrder(toDeps(db), anna, await inputFor(db))
      if (!sent.ok) throw new Error(sent.reason)
      const nameIn = async (language?: string) =>
        (await readOrder(toDeps(db), anna, { id: sent.value.id, language }))?.lines[0]?.name
      const ordered = 'Blade set, V-form, carbide'
      expect([await nameIn(), await nameIn('en'), await nameIn('xx')]).toEqual([ordered, ordered, ordered])
      const { rows } = await sql<{ name: string }>`select names ->> 'de' as name from part
        where article_number = ${blades}`.execute(db.queries)
      expect(rows[0]?.name).toMatch(/^Messer/)
      expect(await nameIn('de')).toBe(rows[0]?.name)
      await sql`update part set names = '{"en": "Blade set II", "de": "Messersatz II"}'
        where article_number = ${blades}`.execute(db.queries)
      expect(await nameIn('de')).toBe(ordered)
    }))

  test('keeps the prices at which it was sent, in the record, in the audit event and in both mails', () =>
    rolledBack(url, async (db) => {
      const sent = await sendOrder(toDeps(db), anna, await inputFor(db))
      if (!sent.ok) throw new Error(sent.reason)
      await setAgreement(db, 'amount = 1')
      await sql`update part_price set amount = 1`.execute(db.queries)
      const order = await readOrder(toDeps(db), anna, { id: sent.value.id })
      expect([order?.currency, order?.lines.map(({ unitPrice }) => unitPrice)]).toEqual(['CHF', [184_00, null]])
      const { rows } = await sql<{ body: string }>`select body from outgoing_mail
        where attached_order = ${sent.value.id}`.execute(db.queries)
      expect(rows).toHaveLength(2)
      for (const { body } of rows) {
        expect(body.replaceAll(/\u00a0/g, ' ')).toMatch(/2 × 040-11872 {2}Blade set, V-form, carbide: CHF 368.00\n/)
        expect(body).toMatch(/1 × 052-12603 {2}.*: Price on request\n/)
        expect(body).toContain('Total without parts on request, CHF: 368.00')
      }
      const audited = await sql<{ after: object }>`select after from audit_event
        where subject_id = ${sent.value.id}`.execute(db.queries)
      expect(audited.rows[0]?.after).toMatchObject({ currency: 'CHF', total: 368_00 })
    }))

  test('at a total that the customer did not see is refused, but a retry of a sent order is not', () =>
    rolledBack(url, async (db) => {
      const seen = await inputFor(db, { expectedTotal: 392_00 })
      expect(await sendOrder(toDeps(db), anna, seen)).toEqual({ ok: false, reason: 'prices-changed' })
      const sent = await sendOrder(toDeps(db), anna, { ...seen, expectedTotal: 368_00 })
      expect(sent).toMatchObject({ ok: true })
      expect(await sendOrder(toDeps(db), anna, seen)).toEqual(sent)
    }))
})
