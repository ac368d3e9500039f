import { readingSeries } from '@ferrule/domain/machines/readings/reading-series'
import { readingPeriods } from '@ferrule/domain/machines/readings/reading-window'
import { readingRefusals, type SkippedLine } from '@ferrule/domain/machines/readings/validate-reading-rows'
import { z } from 'zod'
import type { Builder } from '../../graphql/builder.ts'
import { importReadings, type ReadingsImport } from './import-readings.ts'
import { type LatestReading, type MachineReadings, type ReadingChart, readReadings } from './read-readings.ts'

type ImportPayloadValue = ReadingsImport & { refusal: string | null }

const nothing: ReadingsImport = { accepted: 0, saved: 0, skipped: [] }
const anyPeriod = z.enum(readingPeriods).catch('7d')

export function addReadingFields(builder: Builder): void {
  addReadings(builder)
  addImport(builder)
}

function addReadings(builder: Builder): void {
  const latest = builder.objectRef<LatestReading>('LatestReading').implement({
    fields: (t) => ({
      series: t.exposeString('series', { description: readingSeries.join(', ') }),
      value: t.exposeFloat('value'),
    }),
  })
  const point = builder.objectRef<ReadingChart['points'][number]>('ReadingPoint').implement({
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime' }),
      value: t.exposeFloat('value', { nullable: true, description: 'Mean; null where there are no readings' }),
    }),
  })
  const chart = builder.objectRef<ReadingChart>('ReadingChart').implement({
    fields: (t) => ({
      series: t.exposeString('series', { description: readingSeries.join(', ') }),
      bucketMinutes: t.exposeInt('bucketMinutes', { description: 'The time that each point is the mean of' }),
      latest: t.exposeFloat('latest'),
      lowest: t.exposeFloat('lowest', { description: 'The lowest reading, not the lowest mean' }),
      highest: t.exposeFloat('highest'),
      points: t.expose('points', { type: [point], description: 'At most 200, for all of the period' }),
    }),
  })
  const readings = builder.objectRef<MachineReadings>('MachineReadings').implement({
    fields: (t) => ({
      lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true, description: 'Null without any readings' }),
      counters: t.expose('counters', { type: [latest] }),
      charts: t.expose('charts', { type: [chart], description: 'One for each series with readings in the period' }),
    }),
  })
  builder.queryField('machineReadings', (t) =>
    t.withAuth({ usesMachines: true }).field({
      type: readings,
      nullable: true,
      description: 'Null for a missing machine and for one of another organisation',
      args: {
        serialNumber: t.arg.string({ required: true }),
        period: t.arg.string({ required: true, description: readingPeriods.join(', ') }),
      },
      resolve: async (_, { serialNumber, period }, context) =>
        (await readReadings(context, context.actor, { serialNumber, period: anyPeriod.parse(period) })) ?? null,
    }),
  )
}

function addImport(builder: Builder): void {
  const line = builder.objectRef<SkippedLine>('SkippedReadingLine').implement({
    fields: (t) => ({
      line: t.exposeInt('line', { description: 'Line number as in a spreadsheet; line 1 has the column names' }),
      reason: t.exposeString('reason', { description: readingRefusals.join(', ') }),
    }),
  })
  const payload = builder.objectRef<ImportPayloadValue>('ImportReadingsPayload').implement({
    fields: (t) => ({
      accepted: t.exposeInt('accepted', { description: 'Lines that can be saved' }),
      saved: t.exposeInt('saved', { description: 'Readings that were new or changed' }),
      skipped: t.expose('skipped', { type: [line] }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('importReadings', (t) =>
    t.withAuth({ usesMachines: true }).field({
      type: payload,
      description: 'Saves readings of one machine, once for each series and moment; at most 1,000 lines',
      args: {
        serialNumber: t.arg.string({ required: true }),
        csv: t.arg.string({ required: true, description: 'With the columns at, series, unit and value' }),
        isTrial: t.arg.boolean({ required: true, description: 'Validates every line and changes nothing' }),
      },
      resolve: async (_, args, context): Promise<ImportPayloadValue> => {
        const result = await importReadings(context, context.actor, args)
        return result.ok ? { ...result.value, refusal: null } : { ...nothing, refusal: result.reason }
      },
    }),
  )
}
