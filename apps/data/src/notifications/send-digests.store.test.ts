import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { addComment } from '../tickets/add-comment.ts'
import { readTicket } from '../tickets/read-tickets.ts'
import { comment, lena, openNotifiedTicket, subject, toDeps, vera } from './notified-people.fixture.ts'
import { sendDigests } from './send-digests.ts'

const url = readSettings().DATA_DATABASE_URL

describe('the daily digest', () => {
  const digestsTo = async (db: Database, email: string) => {
    const { rows } = await sql<{ body: string }>`select body from outgoing_mail
      where kind = 'ticket-digest' and to_address = ${email}`.execute(db.queries)
    return rows.map(({ body }) => body)
  }

  test('lists what waits once, also if the worker is killed between the mail and its mark', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await addComment(deps, vera, comment(ticketId, 'Blue.'))
      await addComment(deps, vera, comment(ticketId, 'Or red.'))
      const killed = () => {
        throw new Error('killed')
      }
      await expect(sendDigests({ ...deps, now: killed })).rejects.toThrow('digests failed')
      expect(await digestsTo(db, lena.profile.email)).toEqual([])
      await sendDigests(deps)
      await sendDigests(deps)
      const [body, ...more] = await digestsTo(db, lena.profile.email)
      expect([body?.match(new RegExp(subject, 'g'))?.length, more]).toEqual([2, []])
    }))

  test('leaves out what was read, and tickets that the person may not see any more', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await addComment(deps, vera, comment(ticketId, 'Blue.'))
      await readTicket(deps, lena, ticketId)
      await sendDigests(deps)
      expect(await digestsTo(db, lena.profile.email)).toEqual([])
      await addComment(deps, vera, comment(ticketId, 'Or red.'))
      await withServiceScope(db, (tx) =>
        sql`delete from membership where person_id = (select id from person where email = ${lena.profile.email})`.execute(
          tx,
        ),
      )
      await sendDigests(deps)
      expect(await digestsTo(db, lena.profile.email)).toEqual([])
    }))
})
