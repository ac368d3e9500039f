import { counterSeries, gaugeSeries } from '@ferrule/domain/machines/readings/reading-series'
import {
  chooseBucketWidth,
  downsample,
  findExtremes,
  type ReadingPeriod,
  type ReadingPoint,
  toWindow,
} from '@ferrule/domain/machines/readings/reading-window'
import type { Deps } from '../../graphql/request-context.ts'
import { withUserScope } from '../../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { findMachine } from '../machine-record-store.ts'
import { listBuckets, listLatestReadings } from './reading-store.ts'

export type LatestReading = { series: string; at: Date; value: number }

export type ReadingChart = {
  series: string
  bucketMinutes: number
  latest: number
  lowest: number
  highest: number
  points: ReadingPoint[]
}

export type MachineReadings = { lastAt: Date | null; counters: LatestReading[]; charts: ReadingChart[] }

/** The readings of a machine in a period; undefined for a missing machine and for one of another organisation. */
export async function readReadings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { serialNumber, period }: { serialNumber: string; period: ReadingPeriod },
): Promise<MachineReadings | undefined> {
  const window = toWindow(period, now())
  return withUserScope(db, actor, async (tx, scope) => {
    const machine = await findMachine(tx, scope, serialNumber)
    if (!machine) return undefined
    const latest = await listLatestReadings(tx, machine.id)
    const buckets = Map.groupBy(await listBuckets(tx, machine.id, window), ({ series }) => series)
    const charts = gaugeSeries.flatMap((series): ReadingChart[] => {
      const own = buckets.get(series) ?? []
      const extremes = findExtremes(own)
      const last = latest.find((one) => one.series === series)
      if (!extremes || !last) return []
      const width = chooseBucketWidth(own, window)
      const points = downsample(own, window, width)
      return [{ series, bucketMinutes: width / 60_000, latest: last.value, ...extremes, points }]
    })
    return {
      lastAt: latest.reduce<Date | null>((last, { at }) => (last && last > at ? last : at), null),
      counters: latest.filter(({ series }) => counterSeries.some((counter) => counter === series)),
      charts,
    }
  })
}
