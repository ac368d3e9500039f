import { randomUUID } from 'node:crypto'
import { type QuoteDecisionInput, quoteRequestInput } from '@ferrule/domain/quotes/quote'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestPage } from '../graphql/page-of-list.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { readOrder } from '../orders/read-orders.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import { createDatabase } from '../postgres/database.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { answerQuote } from './answer-quote.ts'
import { decideQuote } from './decide-quote.ts'
import { readQuote, readQuotes } from './read-quotes.ts'
import { requestQuote } from './request-quote.ts'

// Real connections, because locks decide between transactions that run at the same time.
const db = createDatabase({
  url: readSettings().DATA_DATABASE_URL,
  name: 'test',
  maxConnections: 4,
  onConnectionError: (error) => {
    throw error
  },
})
const at = (time: string) => ({
  db,
  now: () => new Date(time),
  portalTeamAddress: 'team@quote-test.example',
  publicOrigin: 'https://www.norlitz.example',
})
const deps = at('2026-11-16T08:00:00Z')

function actor(name: string, role: string): SignedInActor {
  const email = `${name}@quote-test.example`
  const profile = toUserProfile({ sub: `test-${email}`, email, email_verified: true, given_name: name, roles: [role] })
  return { kind: 'user', profile, session: { id: 's1', authenticatedAt: undefined } }
}

const products = 'kmx_int_productinfo_active'
const [cora, carl, sven] = [actor('cora', products), actor('carl', products), actor('sven', products)]
const agent = actor('arne', serviceDeskRole)
const [blades, cutterHead] = ['040-11872', '052-12603']

const idOf = (person: SignedInActor) => withUserScope(db, person, async (_, { personId }) => personId)
let plantId: string
let serialNumber: string

/** Cora and Carl are members of an organisation with an agreement in francs, Sven of another one. */
beforeAll(async () => {
  const [coraId, carlId, svenId] = [await idOf(cora), await idOf(carl), await idOf(sven)]
  await withServiceScope(db, async (tx) => {
    const { rows } = await sql<{ plantId: string; serialNumber: string }>`
      select plant.id as plant_id, machine.serial_number from plant
      join organisation on organisation.id = plant.organisation_id and organisation.number = '104417'
      join machine on machine.plant_id = plant.id order by plant.name, machine.serial_number limit 1`.execute(tx)
    plantId = rows[0]?.plantId ?? ''
    serialNumber = rows[0]?.serialNumber ?? ''
    await sql`insert into membership (person_id, organisation_id)
      select person_id, (select id from organisation where number = '104417')
        from unnest(${[coraId, carlId]}::uuid[]) as person_id
      union select ${svenId}::uuid, (select id from organisation where number = '104532')
      on conflict do nothing`.execute(tx)
  })
})

/** Deletes what the tests wrote, so that counts of other tests stay the same. */
afterAll(async () => {
  await withServiceScope(db, async (tx) => {
    const people = sql`select id from person where email like '%@quote-test.example'`
    await sql`delete from quote where requested_by in (${people})`.execute(tx)
    await sql`delete from order_request where ordered_by in (${people})`.execute(tx)
    await sql`delete from outgoing_mail where to_address like '%@quote-test.example'`.execute(tx)
  })
  await db.close()
})

let number: string

const inputOf = (change: object = {}) =>
  quoteRequestInput.parse({
    idempotencyKey: `quote-test-${randomUUID()}`,
    plantId,
    serialNumber,
    note: 'For the yearly service.',
    lines: [
      { articleNumber: blades, quantity: 4 },
      { articleNumber: cutterHead, quantity: 1 },
    ],
    ...change,
  })

const request = (person: SignedInActor, change: object = {}) =>
  requestQuote(deps, person, { ...inputOf(change), language: 'en' })

beforeEach(async () => {
  const requested = await request(cora)
  if (!requested.ok) throw new Error(requested.reason)
  number = requested.value.id
})

const offer = { unitPrices: [178_50, 1486_00], deliveryDays: 15, validUntil: '2026-12-12', text: 'Made for you.' }

const answer = (person: SignedInActor, change: Partial<typeof offer & { version: number; key: string }> = {}) => {
  const { key = `answer-${number}`, version = 1, ...changed } = change
  return answerQuote(deps, person, { idempotencyKey: `quote-test-${key}`, number, version, ...offer, ...changed })
}

const decide = (
  person: SignedInActor,
  action: QuoteDecisionInput['action'],
  { version = 2, on = deps }: { version?: number; on?: typeof deps } = {},
) =>
  decideQuote(on, person, {
    idempotencyKey: `quote-test-${action}-${person.profile.id}-${number}`.replaceAll(/[@.]/g, '-'),
    number,
    version,
    action,
    reference: 'PO 4480',
    reason: action === 'decline' ? 'Too late for us.' : '',
    language: 'en',
  })

const stateOf = async (person: SignedInActor) => (await readQuote(deps, person, { number }))?.state

const mailsTo = async (address: string) => {
  const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outgoing_mail
    where to_address = ${address} and subject like ${`%${number}%`} order by created_at`.execute(db.queries)
  return rows
}

test('a request keeps plant, machine, note and quantities, without prices, and mails the team', async () => {
  const quote = await readQuote(deps, cora, { number })
  expect(number).toMatch(/^Q26-\d{5}$/)
  expect(quote).toMatchObject({ state: 'requested', currency: 'CHF', serialNumber, note: 'For the yearly service.' })
  expect(quote?.lines.map(({ articleNumber, quantity, unitPrice }) => [articleNumber, quantity, unitPrice])).toEqual([
    [blades, 4, null],
    [cutterHead, 1, null],
  ])
  const [mail] = await mailsTo('team@quote-test.example')
  expect(mail?.body).toContain(`https://www.norlitz.example/en/mykomax/quotes/${number}`)
  expect(mail?.body).toContain(serialNumber)
})

test('the parts of a quote have their names in the language of the reader', async () => {
  const { rows } = await sql<{ name: string }>`select names ->> 'de' as name from part
    where article_number = ${blades}`.execute(db.queries)
  const name = rows[0]?.name ?? ''
  expect(await readQuote(deps, cora, { number })).toMatchObject({ firstPart: 'Blade set, V-form, carbide' })
  expect(await readQuote(deps, cora, { number, language: 'de' })).toMatchObject({
    firstPart: name,
    lines: [{ name }, {}],
  })
  const page = await readQuotes(deps, cora, { state: undefined, page: requestPage(undefined), language: 'de' })
  expect(page.entries.find((quote) => quote.number === number)?.firstPart).toBe(name)
})

test('a repeated request returns the number of the first', async () => {
  const input = { ...inputOf(), language: 'en' }
  const first = await requestQuote(deps, cora, input)
  expect(await requestQuote(deps, cora, input)).toEqual(first)
})

test.each([
  ['plant-unknown', () => sven, {}],
  ['machine-unknown', () => cora, { serialNumber: '99-9999-999' }],
  ['part-unknown', () => cora, { lines: [{ articleNumber: '000-00000', quantity: 1 }] }],
  ['part-repeated', () => cora, { lines: [1, 2].map((quantity) => ({ articleNumber: blades, quantity })) }],
])('a request is refused: %s', async (reason, person, change) => {
  expect(await request(person(), change)).toEqual({ ok: false, reason })
})

test('the desk sees the agreed price as a suggestion, and customers do not', async () => {
  const suggestedTo = async (person: SignedInActor) =>
    (await readQuote(deps, person, { number }))?.lines.map(({ suggestedPrice }) => suggestedPrice)
  expect(await suggestedTo(agent)).toEqual([184_00, null])
  expect(await suggestedTo(cora)).toEqual([null, null])
})

test('an answer has prices, notifies the person who requested it, and is read with the quote', async () => {
  expect(await answer(agent)).toEqual({ ok: true, value: { id: number } })
  expect(await answer(agent)).toEqual({ ok: true, value: { id: number } })
  const listed = (await readQuotes(deps, cora, { state: 'answered', page: requestPage(undefined) })).entries
  expect(listed.find((quote) => quote.number === number)?.total).toBe(4 * 178_50 + 1486_00)
  const newsOf = async (person: SignedInActor) =>
    (await readNotifications(deps, person, { unread: true, page: 1 })).entries.filter(
      (entry) => entry.number === number,
    )
  expect(await newsOf(cora)).toMatchObject([{ event: 'quote-answered', role: 'requester', serialNumber }])
  expect(await newsOf(carl)).toEqual([])
  const mails = await mailsTo(cora.profile.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('2,200.00')
  await readQuote(deps, cora, { number })
  expect(await newsOf(cora)).toEqual([])
})

test.each([
  ['changed-meanwhile', { version: 2 }],
  ['price-missing', { unitPrices: [100] }],
  ['validity-out-of-range', { validUntil: '2026-11-15' }],
])('an answer is refused: %s', async (reason, change) => {
  expect(await answer(agent, change)).toEqual({ ok: false, reason })
  expect(await stateOf(cora)).toBe('requested')
})

test('an accepted quote becomes an order with its prices, which names the quote', async () => {
  await answer(agent)
  expect(await decide(carl, 'accept')).toEqual({ ok: true, value: { id: number } })
  const quote = await readQuote(deps, cora, { number })
  expect(quote).toMatchObject({ state: 'accepted', decidedBy: 'carl' })
  const order = await readOrder(deps, cora, { id: quote?.orderId ?? '' })
  expect(order).toMatchObject({ quoteNumber: number, reference: 'PO 4480', currency: 'CHF', status: 'received' })
  expect(order?.lines.map(({ articleNumber, quantity, unitPrice }) => [articleNumber, quantity, unitPrice])).toEqual([
    [blades, 4, 178_50],
    [cutterHead, 1, 1486_00],
  ])
})

test('two colleagues who accept at the same time make one order', async () => {
  await answer(agent)
  const countOrders = async () => {
    const { rows } = await withServiceScope(db, (tx) =>
      sql<{ count: number }>`select count(*)::int as count from order_request
        where ordered_by in (select id from person where email like '%@quote-test.example')`.execute(tx),
    )
    return rows[0]?.count ?? 0
  }
  const before = await countOrders()
  // The row is held until both have begun, so that neither can finish before the other reads it.
  let deciding: ReturnType<typeof decide>[] = []
  await withServiceScope(db, async (tx) => {
    await sql`select from quote where number = ${number} for update`.execute(tx)
    deciding = [decide(cora, 'accept'), decide(carl, 'accept')]
    await sql`select pg_sleep(1)`.execute(tx)
  })
  const results = [...(await Promise.all(deciding)), await decide(cora, 'accept')]
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await countOrders()).toBe(before + 1)
})

test('an expired quote cannot be accepted, and is listed as expired', async () => {
  await answer(agent)
  const late = at('2026-12-13T00:00:00Z')
  expect(await decide(cora, 'accept', { on: late })).toEqual({ ok: false, reason: 'quote-expired' })
  const numbersOf = async (state: 'answered' | 'expired', on = late) =>
    (await readQuotes(on, cora, { state, page: requestPage(undefined) })).entries.map((quote) => quote.number)
  expect(await numbersOf('expired')).toContain(number)
  expect(await numbersOf('answered')).not.toContain(number)
  expect(await numbersOf('answered', at('2026-12-12T12:00:00Z'))).toContain(number)
  expect(await decide(cora, 'accept', { on: at('2026-12-12T23:00:00Z') })).toMatchObject({ ok: true })
})

test('the team is notified of the reason of a declined quote, which cannot be accepted', async () => {
  await answer(agent)
  expect(await decide(cora, 'decline')).toMatchObject({ ok: true })
  expect((await mailsTo('team@quote-test.example')).at(-1)?.body).toContain('Too late for us.')
  expect(await decide(cora, 'accept', { version: 3 })).toEqual({ ok: false, reason: 'quote-not-in-state' })
  expect(await stateOf(agent)).toBe('declined')
})

test('a withdrawn quote cannot be answered', async () => {
  expect(await decide(cora, 'withdraw', { version: 1 })).toMatchObject({ ok: true })
  expect(await answer(agent, { version: 2 })).toEqual({ ok: false, reason: 'quote-not-in-state' })
})

test('another organisation neither sees nor decides a quote, and the desk does not decide it', async () => {
  await answer(agent)
  expect(await readQuote(deps, sven, { number })).toBeUndefined()
  const listed = (await readQuotes(deps, sven, { state: undefined, page: requestPage(undefined) })).entries
  expect(listed.map((quote) => quote.number)).not.toContain(number)
  for (const person of [sven, agent])
    expect(await decide(person, 'accept')).toEqual({ ok: false, reason: 'quote-unknown' })
  expect(await stateOf(cora)).toBe('answered')
})

test('row-level security hides quotes and their lines from another organisation', async () => {
  const countsFor = (person: SignedInActor) =>
    withUserScope(db, person, async (tx) => {
      const { rows } = await sql<{ quotes: number; lines: number }>`select count(distinct quote.id)::int as quotes,
        count(quote_line.quote_id)::int as lines from quote left join quote_line on quote_id = quote.id
        where number = ${number}`.execute(tx)
      return rows[0]
    })
  expect(await countsFor(cora)).toEqual({ quotes: 1, lines: 2 })
  expect(await countsFor(sven)).toEqual({ quotes: 0, lines: 0 })
})

test.each([
  ['an accepted quote without an order', `status = 'accepted', decided_at = now(), decided_by = requested_by`],
  ['an answered quote without a last day', `status = 'answered', answered_at = now(), answered_by = requested_by`],
  ['a withdrawn quote without a person', `status = 'withdrawn', decided_at = now()`],
])('the database refuses %s', async (_, change) => {
  const changed = withServiceScope(db, (tx) =>
    sql`update quote set ${sql.raw(change)} where number = ${number}`.execute(tx),
  )
  await expect(changed).rejects.toThrow(/violates check constraint/)
})
