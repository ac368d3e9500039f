import { submissionFacts } from '@ferrule/domain/requests/request'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { addMachine, addProduct } from '../machines/instructions/instructions.fixture.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous } from '../sign-in/actor.ts'
import { createRemindPaperJob } from './remind-paper.job.ts'
import { findFurtherProblems, type SentRequest, sendRequest } from './send-request.ts'

const url = readSettings().DATA_DATABASE_URL
const team = 'paper.test.team@example.com'
const answers = {
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'paper.test@example.com',
  address: 'Hafenstraße 2\n4020 Linz',
  country: 'AT',
  serialNumber: '07-1000-001',
}
const facts = submissionFacts.parse({ idempotencyKey: 'paper-test-0123456789', language: 'de', siteSlug: '' })
const sender = { address: '192.0.2.1', proof: '', trap: '', secondsOpen: undefined }
const paper: SentRequest = { kind: 'paper', answers, facts, sender }

const depsAt = (db: Database, time: string) =>
  aRequestContext({ db, now: () => new Date(time), requestTeamAddress: team })

async function readRequests(db: Database) {
  const { rows } = await sql<{ isOwed: boolean; due: string; mails: string[] }>`
    select is_owed as "isOwed", to_char(reply_due_at at time zone 'UTC', 'YYYY-MM-DD') as due,
      (select array_agg(kind order by kind) from outgoing_mail where to_address = ${team}) as mails
    from visitor_request where email = ${answers.email}`.execute(db.queries)
  return rows
}

test.each([
  ['2027-01-31', true],
  ['2027-01-30', false],
])('paper for a machine placed on the market on %s is due after a calendar month; owed: %s', (placedOnMarket, isOwed) =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket })
    const sent = await sendRequest(depsAt(db, '2027-01-31T10:00:00Z'), anonymous, paper)
    expect(sent).toMatchObject({ ok: true, value: { replyDueAt: new Date('2027-02-28T10:00:00Z') } })
    expect(await readRequests(db)).toEqual([{ isOwed, due: '2027-02-28', mails: ['paper-for-team'] }])
  }),
)

test('only a machine that exists can have paper', () =>
  rolledBack(url, async (db) => {
    const problem = { field: 'serialNumber', message: 'serial-number' }
    expect(await findFurtherProblems({ db }, 'paper', answers)).toEqual([problem])
    expect(await findFurtherProblems({ db }, 'licence', answers)).toEqual([])
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: '2026-05-01' })
    expect(await findFurtherProblems({ db }, 'paper', answers)).toEqual([])
  }))

test('the team is reminded of open paper on day 21, once', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: '2026-05-01' })
    await sendRequest(depsAt(db, '2026-11-01T10:00:00Z'), anonymous, paper)
    const remindAt = async (time: string) => {
      await createRemindPaperJob(depsAt(db, time))()
      return (await readRequests(db))[0]?.mails.filter((kind) => kind === 'paper-reminder').length
    }
    expect(await remindAt('2026-11-22T09:00:00Z')).toBe(0)
    expect(await remindAt('2026-11-22T10:00:00Z')).toBe(1)
    expect(await remindAt('2026-11-23T10:00:00Z')).toBe(1)
  }))
