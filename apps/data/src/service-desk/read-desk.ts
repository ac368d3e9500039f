import { toRequestNumber } from '@ferrule/domain/requests/request'
import { toRequestSubject } from '@ferrule/domain/requests/request-work'
import { deskEntriesPerPage, type DeskWishes } from '@ferrule/domain/service-desk/desk-list'
import { z } from 'zod'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countDeskEntries, listDeskEntries } from './desk-store.ts'

type Row = Awaited<ReturnType<typeof listDeskEntries>>[number]

export type DeskEntry = Omit<Row, 'answers'> & { isLate: boolean }

export type DeskPage = {
  entries: DeskEntry[]
  counts: Awaited<ReturnType<typeof countDeskEntries>>
  page: number
  hasMore: boolean
}

const exportedAtMost = 5000

/** One page of the queue. There is a next one when one entry more was found than a page shows. */
export async function readDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  wishes: DeskWishes,
): Promise<DeskPage> {
  const reach = { limit: deskEntriesPerPage + 1, offset: (wishes.page - 1) * deskEntriesPerPage }
  return workFor(db, actor, async (tx, scope) => {
    const rows = await listDeskEntries(tx, scope, { wishes, reach })
    const counts = await countDeskEntries(tx, scope, wishes)
    const entries = rows.slice(0, deskEntriesPerPage).map((row) => toEntry(row, now()))
    return { entries, counts, page: wishes.page, hasMore: rows.length > deskEntriesPerPage }
  })
}

/** The queue as it is filtered, for a table outside. */
export async function exportDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  wishes: DeskWishes,
): Promise<DeskEntry[]> {
  const reach = { limit: exportedAtMost, offset: 0 }
  return workFor(db, actor, async (tx, scope) =>
    (await listDeskEntries(tx, scope, { wishes, reach })).map((row) => toEntry(row, now())),
  )
}

const given = z.record(z.string(), z.string())

function toEntry({ answers, ...row }: Row, now: Date): DeskEntry {
  const isLate = !row.isAnswered && row.dueAt.getTime() < now.getTime()
  if (row.kind === 'ticket') return { ...row, isLate }
  const said = given.parse(answers)
  const name = [said['firstName'], said['lastName']].filter(Boolean).join(' ')
  return {
    ...row,
    isLate,
    number: toRequestNumber(row.id),
    subject: toRequestSubject({ about: row.subject, answers: said }),
    sender: [row.sender, name].filter(Boolean).join(', '),
  }
}
