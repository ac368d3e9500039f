import { toRequestNumber } from '@ferrule/domain/requests/request'
import { toRequestSubject } from '@ferrule/domain/requests/request-state'
import { deskEntriesPerPage, type DeskListQuery } from '@ferrule/domain/service-desk/desk-list'
import { z } from 'zod'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listAgents, markAgentSeen } from './desk-agent-queries.ts'
import { countDeskEntries, listDeskEntries } from './desk-store.ts'

type Row = Awaited<ReturnType<typeof listDeskEntries>>[number]

/** The promised steps: a first response to a ticket or a request, then a solution of a ticket. */
type DueStep = 'answer' | 'solution'

export type DeskEntry = Omit<Row, 'answers'> & { dueStep: DueStep | null; isLate: boolean }

export type DeskPage = {
  entries: DeskEntry[]
  counts: Awaited<ReturnType<typeof countDeskEntries>>
  agents: Awaited<ReturnType<typeof listAgents>>
  page: number
  hasMore: boolean
}

const maxExportedEntries = 5000

/** One page of the queue. Reads one entry more than shown to detect a next page. */
export async function readDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  query: DeskListQuery,
): Promise<DeskPage> {
  const range = { limit: deskEntriesPerPage + 1, offset: (query.page - 1) * deskEntriesPerPage }
  return withUserScope(db, actor, async (tx, scope) => {
    await markAgentSeen(tx, scope.personId, now())
    const rows = await listDeskEntries(tx, scope, { query, range })
    const counts = await countDeskEntries(tx, scope, query)
    const entries = rows.slice(0, deskEntriesPerPage).map((row) => toEntry(row, query, now()))
    const agents = await listAgents(tx, now())
    return { entries, counts, agents, page: query.page, hasMore: rows.length > deskEntriesPerPage }
  })
}

/** The filtered queue, for a spreadsheet. */
export async function exportDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  query: DeskListQuery,
): Promise<DeskEntry[]> {
  const range = { limit: maxExportedEntries, offset: 0 }
  return withUserScope(db, actor, async (tx, scope) =>
    (await listDeskEntries(tx, scope, { query, range })).map((row) => toEntry(row, query, now())),
  )
}

const storedAnswers = z.record(z.string(), z.string())

function toEntry({ answers, ...stored }: Row, { group }: DeskListQuery, now: Date): DeskEntry {
  const dueAt = group === 'closed' ? null : stored.dueAt
  const dueStep: DueStep | null = dueAt && (stored.isAnswered ? 'solution' : 'answer')
  const row = { ...stored, dueAt, dueStep, isLate: dueAt !== null && dueAt.getTime() < now.getTime() }
  if (row.kind === 'ticket') return row
  const parsedAnswers = storedAnswers.parse(answers)
  const name = [parsedAnswers['firstName'], parsedAnswers['lastName']].filter(Boolean).join(' ')
  return {
    ...row,
    number: toRequestNumber(row.id),
    subject: toRequestSubject({ about: row.subject, answers: parsedAnswers }),
    sender: [row.sender, name].filter(Boolean).join(', '),
  }
}
