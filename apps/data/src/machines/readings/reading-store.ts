import type { Reading } from '@ferrule/domain/machines/readings/validate-reading-rows'
import { gaugeSeries, readingSeries } from '@ferrule/domain/machines/readings/reading-series'
import type { Bucket, ReadingWindow } from '@ferrule/domain/machines/readings/reading-window'
import { sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'

type ReadingOwner = { machineId: string; organisationId: string }

/** Saves readings; the last value for a moment wins. Returns how many are new or changed. */
export async function saveReadings(
  tx: Queries,
  { machineId, organisationId }: ReadingOwner,
  readings: readonly Reading[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into machine_reading (machine_id, organisation_id, series, read_at, value)
    select ${machineId}, ${organisationId}, series, read_at, value
    from unnest(
      ${readings.map(({ series }) => series)}::text[],
      ${readings.map(({ at }) => at.toISOString())}::timestamptz[],
      ${readings.map(({ value }) => value)}::double precision[]
    ) reading (series, read_at, value)
    on conflict (machine_id, series, read_at) do update set value = excluded.value
      where machine_reading.value <> excluded.value`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** The last reading of each series. Each is one look into the primary key, whatever the number of readings. */
export async function listLatestReadings(tx: Queries, machineId: string) {
  const { rows } = await sql<{ series: string; at: Date; value: number }>`
    select series.name as series, latest.read_at as at, latest.value
    from unnest(${[...readingSeries]}::text[]) with ordinality series (name, position)
    cross join lateral (
      select read_at, value from machine_reading
      where machine_id = ${machineId} and machine_reading.series = series.name
      order by read_at desc limit 1
    ) latest
    order by series.position`.execute(tx)
  return rows
}

/** The readings of a window in buckets, so that a year of them is not sent to draw a line of 200 points. */
export async function listBuckets(tx: Queries, machineId: string, { from, to, bucketMs }: ReadingWindow) {
  const { rows } = await sql<Bucket & { series: string }>`
    select series, date_bin(make_interval(secs => ${bucketMs / 1000}), read_at, ${from}) as at,
      avg(value) as mean, min(value) as lowest, max(value) as highest, count(*)::int as count
    from machine_reading
    where machine_id = ${machineId} and series = any(${[...gaugeSeries]}::text[])
      and read_at >= ${from} and read_at < ${to}
    group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}
