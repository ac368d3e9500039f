import { ageLimits, type DeskFiguresQuery } from '@ferrule/domain/service-desk/desk-figures'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

type Range = { since: Date; now: Date; type: DeskFiguresQuery['type'] }

/** Open tickets by age group, the youngest first, and by whose turn it is. */
export async function countOpenByAge(tx: Queries, { now, type }: Pick<Range, 'now' | 'type'>) {
  // From the oldest to the youngest: the group of a ticket is the number of limits that it is older than.
  const bounds = ageLimits.toReversed().map((days) => new Date(now.getTime() - days * 86_400_000).toISOString())
  const ofType = type ? sql`and type = ${type}` : sql``
  const { rows } = await sql<{ age: number; ours: number; theirs: number }>`
    select ${ageLimits.length}::int - width_bucket(created_at, ${bounds}::timestamptz[])::int as age,
      count(*) filter (where status <> 'waiting-for-you')::int as ours,
      count(*) filter (where status = 'waiting-for-you')::int as theirs
    from ticket where closed_at is null ${ofType} group by 1`.execute(tx)
  return rows
}

const firstResponse = {
  due: sql`count(*) filter (where first_response_at is not null or first_response_due_at < asked.at)`,
  inTime: sql`count(*) filter (where first_response_at <= first_response_due_at)`,
}
const solution = {
  due: sql`count(*) filter (where solution_due_at is not null and (closed_at is not null or solution_due_at < asked.at))`,
  inTime: sql`count(*) filter (where closed_at <= solution_due_at)`,
}

const measures = sql`count(*)::int as opened,
  ${firstResponse.due}::int as response_due, ${firstResponse.inTime}::int as response_in_time,
  ${solution.due}::int as solution_due, ${solution.inTime}::int as solution_in_time`

export type Measures = {
  opened: number
  responseDue: number
  responseInTime: number
  solutionDue: number
  solutionInTime: number
}

/** Tickets opened since a time, grouped by an expression. */
async function measureBy<Group extends object>(
  tx: Queries,
  { since, now, type }: Range,
  { groups, tail }: { groups: RawBuilder<unknown>; tail: RawBuilder<unknown> },
): Promise<(Group & Measures)[]> {
  const ofType = type ? sql`and type = ${type}` : sql``
  const { rows } = await sql<Group & Measures>`select ${groups}, ${measures}
    from ticket, (select ${now}::timestamptz as at) as asked
    where created_at >= ${since} ${ofType} ${tail}`.execute(tx)
  return rows
}

const maxRows = 10

export function measureByWeek(tx: Queries, range: Range) {
  return measureBy<{ week: string }>(tx, range, {
    groups: sql`to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') as week`,
    tail: sql`group by 1 order by 1`,
  })
}

export function measureByProduct(tx: Queries, range: Range) {
  return measureBy<{ name: string }>(tx, range, {
    groups: sql`machine_name as name`,
    tail: sql`group by machine_name order by opened desc, machine_name limit ${maxRows}`,
  })
}

/** The plants with the most tickets, with their customers. */
export async function measureByPlant(tx: Queries, range: Range) {
  const rows = await measureBy<{ plantId: string }>(tx, range, {
    groups: sql`plant_id`,
    tail: sql`group by plant_id order by opened desc, plant_id limit ${maxRows}`,
  })
  const plants = await tx
    .selectFrom('plant')
    .innerJoin('organisation', 'organisation.id', 'plant.organisationId')
    .where((where) => where('plant.id', '=', where.fn.any(where.val(rows.map(({ plantId }) => plantId)))))
    .select(['plant.id', 'plant.name', 'organisation.name as customer'])
    .execute()
  return rows.map(({ plantId, ...row }) => {
    const plant = plants.find(({ id }) => id === plantId)
    return { ...row, name: [plant?.customer, plant?.name].filter(Boolean).join(', ') }
  })
}

/** Number of tickets solved in each week since a Monday. Weeks without one are missing. */
export async function countSolvedByWeek(tx: Queries, { since, type }: Range) {
  const ofType = type ? sql`and type = ${type}` : sql``
  const { rows } = await sql<{ week: string; count: number }>`
    select to_char(date_trunc('week', closed_at at time zone 'UTC'), 'YYYY-MM-DD') as week, count(*)::int as count
    from ticket where closed_at >= ${since} ${ofType} group by 1`.execute(tx)
  return rows
}

/** Half of the first responses since a time took at most this many hours; null without any. */
export async function findMedianResponseHours(tx: Queries, { since, type }: Range): Promise<number | null> {
  const ofType = type ? sql`and type = ${type}` : sql``
  const { rows } = await sql<{ hours: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from first_response_at - created_at) / 3600) as hours
    from ticket where created_at >= ${since} and first_response_at is not null ${ofType}`.execute(tx)
  return rows[0]?.hours ?? null
}
