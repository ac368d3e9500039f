import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
import { countOpenAdvisories, findOwnAdvisory } from './read-own-advisories.ts'

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
