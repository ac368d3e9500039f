import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { deleteMailsOf, listMailsTo } from './outgoing-mail-queries.ts'
import { type QueuedMail, queueMail } from './queue-mail.ts'

const url = readSettings().DATA_DATABASE_URL
const email = 'rohrsaenger@example.com'
const typedEmail = 'Rohrsaenger@Example.com'
const others = 'mail.queries.test@example.com'

async function queue(db: Database, mail: Pick<QueuedMail, 'kind' | 'toAddress'> & { body?: string }): Promise<void> {
  await db.transaction((tx) => queueMail(tx, { subject: 'Test', body: '', ...mail }))
}

async function savePerson(db: Database, firstName: string, lastName: string): Promise<void> {
  await db.queries.insertInto('person').values({ id: crypto.randomUUID(), email, firstName, lastName }).execute()
}

async function listRemaining(db: Database): Promise<string[]> {
  const { rows } = await sql<{ toAddress: string }>`select to_address from outgoing_mail
    where lower(to_address) in (${email}, ${others}) order by created_at, id`.execute(db.queries)
  return rows.map(({ toAddress }) => toAddress)
}

test.each([
  ['Ada', 'Rohrsänger', []],
  ['Mia', '', [others]],
  ['', '', [others]],
])('deletes the digests that name the person %j %j, and no others', (firstName, lastName, remaining) =>
  rolledBack(url, async (db) => {
    await savePerson(db, firstName, lastName)
    await queue(db, { kind: 'ticket-digest', toAddress: others, body: 'Ada Rohrsänger answered ticket 4711.' })
    await db.transaction((tx) => deleteMailsOf(tx, typedEmail))
    expect(await listRemaining(db)).toEqual(remaining)
  }),
)

test.each([
  [typedEmail, email],
  [email, typedEmail],
])('finds and deletes a mail to %s for the verified address %s', (toAddress, verified) =>
  rolledBack(url, async (db) => {
    await queue(db, { kind: 'x', toAddress })
    await queue(db, { kind: 'access-requested', toAddress: others, body: `A B <${toAddress}> asks for inventory.` })
    expect(await listMailsTo(db.queries, verified)).toMatchObject([{ kind: 'x' }])
    await db.transaction((tx) => deleteMailsOf(tx, verified))
    expect(await listRemaining(db)).toEqual([])
  }),
)
