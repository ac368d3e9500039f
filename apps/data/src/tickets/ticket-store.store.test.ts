import type { TicketState } from '@ferrule/domain/tickets/ticket-state'
import { expect, test } from 'vitest'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { saveTicketState } from './ticket-store.ts'

const url = readSettings().DATA_DATABASE_URL

test('saves a ticket state that has an unknown property and leaves omitted columns unchanged', () =>
  rolledBack(url, (db) =>
    withServiceScope(db, async (tx) => {
      const read = () =>
        tx
          .selectFrom('ticket')
          .select(['id', 'version', 'status', 'replies', 'firstResponseAt', 'contactId', 'updatedAt'])
          .orderBy('number')
          .limit(1)
          .executeTakeFirstOrThrow()
      const before = await read()
      const state: TicketState = { status: 'waiting-for-you', closedAt: undefined, closureReason: undefined }
      const updatedAt = new Date('2026-11-16T08:00:00Z')
      const decided = { ...state, updatedAt, firstReaction: 'called back' }
      expect(await saveTicketState(tx, before, decided)).toBe(true)
      expect(await read()).toEqual({
        ...before,
        status: 'waiting-for-you',
        updatedAt,
        version: before.version + 1,
      })
    }),
  ))
