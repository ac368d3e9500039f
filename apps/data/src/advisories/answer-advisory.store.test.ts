import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { Database } from '../postgres/database.ts'
import {
  actorOf,
  addCustomer,
  aDocument,
  asVersion,
  importAndPublish,
  publicOrigin,
  time,
} from './advisories.fixture.ts'
import { answerAdvisory } from './answer-advisory.ts'
import { createNotifyAdvisoryJob } from './notify-advisory.job.ts'
import { countOpenAdvisories, findOwnAdvisory, readOwnAdvisories } from './read-own-advisories.ts'

const url = readSettings().DATA_DATABASE_URL
const deps = (db: Database, now = time) => ({ db, now: () => now, publicOrigin })
const [owner, other] = ['owner@example.com', 'other@example.com'].map(actorOf) as [
  ReturnType<typeof actorOf>,
  ReturnType<typeof actorOf>,
]
const accepted = (machineId: string, acceptedUntil = '2027-01-31') =>
  ({ machineId, answer: 'accepted', acceptedUntil, reason: 'No stop.' }) as const
const trackingId = 'TST-2026-01'

/** Affected, fixed and not affected because of its serial number; the other customer has an affected one. */
async function publishForCustomers(db: Database) {
  const [affected = '', fixed = '', others = ''] = await addCustomer(db, 'owner@example.com', {
    '56-1': '6.2.0',
    '56-2': '6.4.1',
    '24-3': '6.2.0',
  })
  const [foreign = ''] = await addCustomer(db, 'other@example.com', { '56-9': '5.0.0' })
  await importAndPublish(db, aDocument())
  return { affected, fixed, others, foreign }
}

test('a customer sees the state of their own machines only', () =>
  rolledBack(url, async (db) => {
    await publishForCustomers(db)
    const found = await findOwnAdvisory(deps(db), owner, trackingId)
    expect(found?.own).toMatchObject({ state: 'answer-needed', dueOn: '2026-11-26' })
    expect(found?.own.machines.map(({ serialNumber, status }) => [serialNumber, status])).toEqual([
      ['56-1', 'affected'],
      ['56-2', 'fixed'],
    ])
    const stranger = await findOwnAdvisory(deps(db), actorOf('stranger@example.com'), trackingId)
    expect(stranger?.own).toMatchObject({ state: 'not-affected', machines: [] })
  }))

test('an answer is saved once with name and date, and asks again when its day has passed', () =>
  rolledBack(url, async (db) => {
    const { affected } = await publishForCustomers(db)
    const before = await countOpenAdvisories(deps(db), owner)
    const answer = { trackingId, answers: [accepted(affected)] }
    expect(await answerAdvisory(deps(db), owner, answer)).toEqual({ ok: true, value: { changed: 1 } })
    expect(await answerAdvisory(deps(db), owner, answer)).toEqual({ ok: true, value: { changed: 0 } })
    const found = await findOwnAdvisory(deps(db), owner, trackingId)
    expect(found?.own.state).toBe('accepted')
    expect(found?.own.machines.find(({ id }) => id === affected)?.answer).toMatchObject({
      acceptedUntil: '2027-01-31',
      reason: 'No stop.',
      answeredBy: 'Tina Tester',
      answeredAt: time,
    })
    expect(await countOpenAdvisories(deps(db), owner)).toBe(before - 1)
    expect(await countOpenAdvisories(deps(db, new Date('2027-02-01T08:00:00Z')), owner)).toBe(before)
    const { rows } = await sql<{ events: number }>`select count(*)::int as events from audit_event
      where action = 'answer-advisory' and subject_id = ${affected}`.execute(db.queries)
    expect(rows).toEqual([{ events: 1 }])
    // A new version of the advisory keeps the answer.
    await importAndPublish(db, aDocument(asVersion('2')))
    expect((await findOwnAdvisory(deps(db), owner, trackingId))?.own.state).toBe('accepted')
  }))

test('answers are all saved or none; machines of others and machines that are not affected are refused', () =>
  rolledBack(url, async (db) => {
    const { affected, fixed, others, foreign } = await publishForCustomers(db)
    const installed = (machineId: string) => ({ machineId, answer: 'installed' }) as const
    const reasonFor = async (
      answers: Parameters<typeof answerAdvisory>[2]['answers'],
      actor = owner,
      id = trackingId,
    ) => {
      const result = await answerAdvisory(deps(db), actor, { trackingId: id, answers })
      return result.ok ? 'saved' : result.reason
    }
    expect(await reasonFor([installed(affected), installed(foreign)])).toBe('machine-unknown')
    expect(await reasonFor([installed(affected), installed(fixed)])).toBe('not-affected')
    expect(await reasonFor([installed(others)])).toBe('not-affected')
    expect(await reasonFor([accepted(affected, '2026-11-13')])).toBe('date-out-of-range')
    expect(await reasonFor([installed(affected)], owner, 'TST-2026-99')).toBe('advisory-unknown')
    expect((await findOwnAdvisory(deps(db), owner, trackingId))?.own.state).toBe('answer-needed')
    expect(await reasonFor([installed(foreign)], other)).toBe('saved')
    expect((await findOwnAdvisory(deps(db), owner, trackingId))?.own.state).toBe('answer-needed')
  }))

/** The order in which the machines of a large customer are listed, and the one in which all are read. */
const orders = ['hashtextextended(serial_number, 0)', 'serial_number']

/** A customer with 1,100 fixed machines but for the first or the last one in an order. Returns the ids of these. */
async function addLargeCustomer(db: Database, order: string, affected: ('first' | 'last')[]): Promise<string[]> {
  const fixed = Object.fromEntries(Array.from({ length: 1100 }, (_, number) => [`56-${1000 + number}`, '6.4.1']))
  const ids = await addCustomer(db, 'owner@example.com', fixed)
  return withServiceScope(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from machine where id = any(${ids}::uuid[])
      order by ${sql.raw(order)}`.execute(tx)
    const chosen = affected.map((place) => rows.at(place === 'first' ? 0 : -1)?.id ?? '')
    await sql`update machine set software_version = '6.2.0' where id = any(${chosen}::uuid[])`.execute(tx)
    return chosen
  })
}

const listed = async (db: Database) =>
  (await readOwnAdvisories(deps(db), owner)).find((own) => own.trackingId === trackingId)

test.each(orders)(
  'the affected one of more than a thousand machines is shown, although it is the last by %s',
  (order) =>
    rolledBack(url, async (db) => {
      const [last = ''] = await addLargeCustomer(db, order, ['last'])
      await importAndPublish(db, aDocument())
      const shown = async () => (await findOwnAdvisory(deps(db), owner, trackingId))?.own
      const open = await countOpenAdvisories(deps(db), owner)
      for (const own of [await shown(), await listed(db)])
        expect([own?.state, own?.machines[0]?.id, own?.machines.length]).toEqual(['answer-needed', last, 1000])
      const answer = { trackingId, answers: [accepted(last)] }
      expect(await answerAdvisory(deps(db), owner, answer)).toEqual({ ok: true, value: { changed: 1 } })
      expect([(await shown())?.state, (await listed(db))?.state]).toEqual(['accepted', 'accepted'])
      expect(await countOpenAdvisories(deps(db), owner)).toBe(open - 1)
    }),
)

test('an affected machine that is not among the first thousand of the list can be answered', () =>
  rolledBack(url, async (db) => {
    const [first = '', last = ''] = await addLargeCustomer(db, orders[0] ?? '', ['first', 'last'])
    await importAndPublish(db, aDocument())
    const ids = (await listed(db))?.machines.map(({ id }) => id)
    expect([ids?.includes(first), ids?.includes(last)]).toEqual([true, false])
    const answers = [accepted(first), accepted(last)]
    expect(await answerAdvisory(deps(db), owner, { trackingId, answers })).toEqual({ ok: true, value: { changed: 2 } })
  }))

const mailsTo = async (db: Database, email: string) =>
  db.queries.selectFrom('outgoingMail').where('toAddress', '=', email).select(['kind', 'subject', 'body']).execute()

const publishedId = async (db: Database) =>
  (await db.queries.selectFrom('advisory').where('trackingId', '=', trackingId).select('id').executeTakeFirstOrThrow())
    .id

test('each customer with affected machines gets one mail, in the language of the reader, however often the job runs', () =>
  rolledBack(url, async (db) => {
    await publishForCustomers(db)
    await addCustomer(db, 'safe@example.com', { '56-7': '6.7.0' })
    await sql`update person set subject = 'test-german' where email = 'other@example.com'`.execute(db.queries)
    await sql`insert into account_profile (person_id, company, telephone, address, postal_code, city, country, language,
      changed_at) values ('test-german', '', '', '', '', '', '', 'de', now())`.execute(db.queries)
    const advisoryId = await publishedId(db)
    for (let run = 0; run < 3; run += 1) await createNotifyAdvisoryJob(deps(db))({ advisoryId })
    const [mail, ...others] = await mailsTo(db, 'owner@example.com')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'security-advisory',
      subject: 'Security advisory TST-2026-01, 1 machine affected: Remote service port accepts old keys',
    })
    expect(mail?.body).toContain('56-1\n')
    expect(mail?.body).not.toContain('56-9')
    expect(mail?.body).toContain(`${publicOrigin}/en/mykomax/advisories/TST-2026-01`)
    expect((await mailsTo(db, 'other@example.com')).map(({ subject }) => subject)).toEqual([
      'Sicherheitshinweis TST-2026-01, 1 Maschine betroffen: Remote service port accepts old keys',
    ])
    expect(await mailsTo(db, 'safe@example.com')).toEqual([])
  }))

test('an advisory that was released long ago is listed without a mail', () =>
  rolledBack(url, async (db) => {
    await publishForCustomers(db)
    const advisoryId = await publishedId(db)
    await createNotifyAdvisoryJob(deps(db, new Date('2026-11-20T08:00:00Z')))({ advisoryId })
    expect(await mailsTo(db, 'owner@example.com')).toEqual([])
  }))
