import { orderInput } from '@ferrule/domain/orders/order'
import { partListQuery, portalProductQuery } from '@ferrule/domain/parts/part-list-query'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { requestPage } from '../graphql/page-of-list.ts'
import { readPartPage, readParts, readProduct, readProductPage } from '../parts/read-parts.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { createRenderOrderPdf } from './render-order-pdf.ts'
import { listOrderedParts } from './order-queries.ts'
import { listOrders } from './order-store.ts'
import { readOrder, readOrders } from './read-orders.ts'
import { sendOrder } from './send-order.ts'

const firstPage = { status: undefined, page: requestPage(undefined) }

const url = readSettings().DATA_DATABASE_URL
const session = { id: 's1', authenticatedAt: undefined }

function actor(email: string): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, roles: ['kmx_int_productinfo_active'] }
  return { kind: 'user', profile: toUserProfile(claims), session }
}

const anna = actor('anna.berg@norlitz.example')
const bert = actor('bert.dahl@norlitz.example')
const toDeps = (db: Database) => ({
  db,
  now: () => new Date('2026-11-16T08:00:00Z'),
  portalTeamAddress: 'team@norlitz.example',
  publicOrigin: 'https://www.norlitz.example',
})

const inputFor = async (db: Database, person: SignedInActor) => {
  const plant = await withUserScope(db, person, (tx, { organisationIds }) =>
    tx
      .selectFrom('plant')
      .where('organisationId', 'in', [...organisationIds])
      .select('id')
      .executeTakeFirstOrThrow(),
  )
  return orderInput.parse({
    idempotencyKey: 'store-test-order-0123',
    plantId: plant.id,
    reference: 'PO 4711',
    note: '',
    lines: [{ articleNumber: '040-11872', quantity: 2 }],
  })
}

describe('product information', () => {
  test('lists own products first, finds by name, and filters active products [S4-030]', () =>
    rolledBack(url, async (db) => {
      const read = (query: object) =>
        readProductPage(toDeps(db), anna, { ...portalProductQuery.parse(query), language: 'en' })
      const all = await read({})
      expect(all.products[0]?.serialNumbers.length).toBeGreaterThan(0)
      const active = await read({ activeOnly: true })
      expect(active.total).toBeLessThan(all.total)
      expect(active.products.every(({ status }) => status === 'active')).toBe(true)
      const found = await read({ search: 'axion 56' })
      expect(found.products.map(({ slug }) => slug)).toContain('axion-56')
      const { rows } = await sql<{ status: string }>`select distinct status::text from product order by 1`.execute(
        db.queries,
      )
      expect(rows.map(({ status }) => status)).toEqual(['active', 'cancelled', 'discontinued'])
    }))

  test('hides machines of other customers', () =>
    rolledBack(url, async (db) => {
      const page = await readProductPage(toDeps(db), anna, { ...portalProductQuery.parse({}), language: 'en' })
      const mine = page.products.flatMap(({ serialNumbers }) => serialNumbers)
      for (const { slug } of page.products) {
        const product = await readProduct(toDeps(db), bert, { slug, language: 'en' })
        expect(product?.serialNumbers.filter((serial) => mine.includes(serial))).toEqual([])
      }
    }))

  test('shows the six sample parts with name, stock, days, location and picture [S3-047]', () =>
    rolledBack(url, async (db) => {
      const args = { ...partListQuery.parse({}), productSlug: 'axion-56', language: 'de' }
      const { parts } = await readPartPage(toDeps(db), anna, args)
      expect(parts.slice(0, 6).map(({ articleNumber, stock }) => [articleNumber, stock])).toEqual([
        ['040-11872', 24],
        ['040-20415', 12],
        ['040-30077', 3],
        ['041-00912', 2],
        ['040-15530', 1],
        ['042-77001', 0],
      ])
      expect(parts[0]).toMatchObject({
        name: 'Messersatz, V-Form, Hartmetall',
        availabilityDays: 1,
        location: 'Linz',
        image: 'product-spare-blade-set.webp',
      })
    }))

  test('shows parts that fit the construction year of an own machine and ignores a foreign serial number', () =>
    rolledBack(url, async (db) => {
      const old = await withUserScope(db, anna, (tx) =>
        tx
          .selectFrom('machine')
          .where(sql<boolean>`commissioned_on < '2018-01-01'`)
          .where('retiredOn', 'is', null)
          .select(['productSlug', 'serialNumber'])
          .limit(1)
          .executeTakeFirstOrThrow(),
      )
      const read = (person: SignedInActor, serial: string) =>
        readPartPage(toDeps(db), person, {
          ...partListQuery.parse({ serial }),
          productSlug: old.productSlug,
          language: 'en',
        })
      const [every, fitting, foreign] = [
        await read(anna, ''),
        await read(anna, old.serialNumber),
        await read(bert, old.serialNumber),
      ]
      expect(fitting.total).toBeLessThan(every.total)
      expect([foreign.total, foreign.builtOn]).toEqual([every.total, null])
    }))

  test('names the replacement of a part', () =>
    rolledBack(url, async (db) => {
      const [part] = await readParts(toDeps(db), anna, {
        articleNumbers: ['050-10000', '999-99999'],
        language: 'en',
      })
      expect(part?.replacement?.articleNumber).toBe('050-10137')
    }))
})

describe('an order', () => {
  test('is saved with its lines, an audit event and a mail to each side, once per idempotency key [S2-171]', () =>
    rolledBack(url, async (db) => {
      const input = { ...(await inputFor(db, anna)), language: 'en' }
      const first = await sendOrder(toDeps(db), anna, input)
      if (!first.ok) throw new Error(first.reason)
      expect(await sendOrder(toDeps(db), anna, input)).toEqual(first)
      const other = await sendOrder(toDeps(db), anna, { ...input, reference: 'other' })
      expect(other).toEqual({ ok: false, reason: 'idempotency-key-reused' })
      const order = await readOrder(toDeps(db), anna, { id: first.value.id })
      expect(order).toMatchObject({
        number: expect.stringMatching(/^O26-\d{5}$/),
        reference: 'PO 4711',
        lines: [{ position: 1, articleNumber: '040-11872', quantity: 2, name: 'Blade set, V-form, carbide' }],
      })
      const { rows } = await sql<{ mails: number; events: number }>`select
        (select count(*)::int from outgoing_mail where attached_order = ${first.value.id}) as mails,
        (select count(*)::int from audit_event where subject_id = ${first.value.id}) as events`.execute(db.queries)
      expect(rows).toEqual([{ mails: 2, events: 1 }])
    }))

  test('is mailed to the customer in their language and to our team, with a PDF in each language', () =>
    rolledBack(url, async (db) => {
      const input = { ...(await inputFor(db, anna)), note: 'Bitte vor Freitag.', language: 'de' }
      const sent = await sendOrder(toDeps(db), anna, input)
      if (!sent.ok) throw new Error(sent.reason)
      const { rows } = await sql<{ to: string; subject: string; body: string; language: string }>`
        select to_address as to, subject, body, attached_language as language from outgoing_mail
        where attached_order = ${sent.value.id} order by to_address`.execute(db.queries)
      const [toAnna, toTeam] = rows
      expect([toAnna?.to, toAnna?.language]).toEqual(['anna.berg@norlitz.example', 'de'])
      expect(toAnna?.subject).toMatch(/^Ihre Bestellung O26-\d{5} ist bei uns$/)
      for (const text of [
        '2 × 040-11872  Messersatz, V-Form, Hartmetall',
        'Ihre Referenz: PO 4711',
        'Bitte vor Freitag.',
        `https://www.norlitz.example/de/mykomax/orders/${sent.value.id}`,
      ]) {
        expect(toAnna?.body).toContain(text)
      }
      expect([toTeam?.to, toTeam?.language]).toEqual(['team@norlitz.example', 'en'])
      const pdf = await createRenderOrderPdf(db)(sent.value.id, 'de')
      expect(pdf?.fileName).toMatch(/^O26-\d{5}\.pdf$/)
      expect(Buffer.from(pdf?.content ?? []).toString('latin1')).toMatch(/^%PDF-.*\/Lang \(de\)/s)
      expect(await createRenderOrderPdf(db)(crypto.randomUUID(), 'de')).toBeUndefined()
    }))

  test('returns the first result for a repeated request, also if a part was replaced since', () =>
    rolledBack(url, async (db) => {
      const input = { ...(await inputFor(db, anna)), language: 'en' }
      const first = await sendOrder(toDeps(db), anna, input)
      await sql`update part set replaced_by = '040-20415' where article_number = '040-11872'`.execute(db.queries)
      expect(await sendOrder(toDeps(db), anna, input)).toEqual(first)
      const another = { ...input, idempotencyKey: 'store-test-order-4567' }
      expect(await sendOrder(toDeps(db), anna, another)).toEqual({ ok: false, reason: 'part-replaced' })
      await sql`update part set replaced_by = null where article_number = '040-11872'`.execute(db.queries)
      expect(await sendOrder(toDeps(db), anna, another), 'the key of a refused order is free').toMatchObject({
        ok: true,
      })
    }))

  test('is listed newest first without duplicates; the cursor of another customer returns nothing', () =>
    rolledBack(url, async (db) => {
      const list = (person: SignedInActor, args: { after?: string; limit: number }) =>
        withUserScope(db, person, async (tx, scope) =>
          (await listOrders(tx, scope, { status: undefined, page: args })).map(({ id }) => id),
        )
      const { entries, total } = await readOrders(toDeps(db), anna, firstPage)
      const ids = await list(anna, { limit: 1000 })
      expect(total).toBe(ids.length)
      expect(entries.map(({ id }) => id)).toEqual(ids.slice(0, entries.length))
      expect(entries.map(({ createdAt }) => Number(createdAt))).toEqual(
        entries.map(({ createdAt }) => Number(createdAt)).toSorted((a, b) => b - a),
      )
      const first = await list(anna, { limit: 5 })
      const rest = await list(anna, { after: first.at(-1) ?? '', limit: 1000 })
      expect([...first, ...rest]).toEqual(ids)
      expect(await list(bert, { after: first[0] ?? '', limit: 5 })).toEqual([])
    }))

  test('is hidden from other customers and refused for a plant of another customer', () =>
    rolledBack(url, async (db) => {
      const input = { ...(await inputFor(db, anna)), language: 'en' }
      const sent = await sendOrder(toDeps(db), anna, input)
      if (!sent.ok) throw new Error(sent.reason)
      expect(await readOrder(toDeps(db), bert, { id: sent.value.id })).toBeUndefined()
      expect((await readOrders(toDeps(db), bert, firstPage)).entries.map(({ id }) => id)).not.toContain(sent.value.id)
      expect(await sendOrder(toDeps(db), bert, input)).toEqual({ ok: false, reason: 'plant-unknown' })
    }))
})

test('an order is listed for each machine of its plant that its parts fit, and for no other machine', () =>
  rolledBack(url, async (db) => {
    const read = (person: SignedInActor, machine: { plantId: string; productSlug: string }) =>
      withUserScope(db, person, (tx, scope) =>
        listOrderedParts(tx, scope, { ...machine, commissionedOn: '2020-01-01' }),
      )
    const input = { ...(await inputFor(db, anna)), language: 'en' }
    // This part was used until 2018 only.
    const old = { articleNumber: '050-10000', quantity: 1 }
    await sql`update part set replaced_by = null where article_number = ${old.articleNumber}`.execute(db.queries)
    const sent = await sendOrder(toDeps(db), anna, { ...input, lines: [...input.lines, old] })
    if (!sent.ok) throw new Error(sent.reason)
    const here = { plantId: input.plantId, productSlug: 'axion-56' }
    const ofOrder = (parts: { orderId: string; articleNumber: string }[]) =>
      parts.filter(({ orderId }) => orderId === sent.value.id).map(({ articleNumber }) => articleNumber)
    expect(ofOrder(await read(anna, here))).toEqual(['040-11872'])
    expect(ofOrder(await read(anna, { ...here, productSlug: 'no-such-product' }))).toEqual([])
    expect(ofOrder(await read(anna, { ...here, plantId: crypto.randomUUID() }))).toEqual([])
    expect(ofOrder(await read(bert, here))).toEqual([])
  }))
