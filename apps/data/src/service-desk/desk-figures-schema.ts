import { deskFiguresQuery, toShare } from '@ferrule/domain/service-desk/desk-figures'
import type { Builder } from '../graphql/builder.ts'
import type { Measures } from './desk-figures-store.ts'
import { type DeskFigures, type NamedFigures, readDeskFigures, type WeekFigures } from './read-desk-figures.ts'

const responseShare = ({ responseInTime: inTime, responseDue: due }: Measures) => toShare({ inTime, due }) ?? null
const solutionShare = ({ solutionInTime: inTime, solutionDue: due }: Measures) => toShare({ inTime, due }) ?? null

/** The GraphQL field of the figures of the service desk. */
export function addDeskFiguresField(builder: Builder): void {
  const age = builder.objectRef<DeskFigures['openByAge'][number]>('DeskAgeFigures').implement({
    fields: (t) => ({ ours: t.exposeInt('ours'), theirs: t.exposeInt('theirs') }),
  })
  const week = builder.objectRef<WeekFigures>('DeskWeekFigures').implement({
    fields: (t) => ({
      week: t.exposeString('week', { description: 'Its Monday' }),
      opened: t.exposeInt('opened'),
      solved: t.exposeInt('solved'),
      responseShare: t.float({ nullable: true, resolve: responseShare }),
      solutionShare: t.float({ nullable: true, resolve: solutionShare }),
    }),
  })
  const named = builder.objectRef<NamedFigures>('DeskNamedFigures').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      opened: t.exposeInt('opened'),
      responseShare: t.float({ nullable: true, resolve: responseShare }),
      solutionShare: t.float({ nullable: true, resolve: solutionShare }),
    }),
  })
  const figures = builder.objectRef<DeskFigures>('DeskFigures').implement({
    fields: (t) => ({
      calculatedAt: t.expose('calculatedAt', { type: 'DateTime' }),
      openByAge: t.expose('openByAge', { type: [age], description: 'Up to 1, 3, 7, 14, 30 days, and older' }),
      weeks: t.expose('weeks', { type: [week] }),
      products: t.expose('products', { type: [named], description: 'The ten with the most tickets' }),
      plants: t.expose('plants', { type: [named], description: 'The ten with the most tickets' }),
      medianResponseHours: t.exposeFloat('medianResponseHours', { nullable: true }),
      responseShare: t.float({
        nullable: true,
        description: 'Share of first responses in time',
        resolve: ({ weeks }) => toShare(sumOf(weeks, 'responseInTime', 'responseDue')) ?? null,
      }),
      solutionShare: t.float({
        nullable: true,
        description: 'Share of solutions in time',
        resolve: ({ weeks }) => toShare(sumOf(weeks, 'solutionInTime', 'solutionDue')) ?? null,
      }),
    }),
  })
  builder.queryField('deskFigures', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: figures,
      description: 'Figures of all tickets, at most a minute old; invalid filters are ignored',
      args: { weeks: t.arg.int(), type: t.arg.string() },
      resolve: (_, input, context) => readDeskFigures(context, deskFiguresQuery.parse(input)),
    }),
  )
}

function sumOf(weeks: readonly Measures[], inTime: keyof Measures, due: keyof Measures) {
  const sum = (name: keyof Measures) => weeks.reduce((total, week) => total + week[name], 0)
  return { inTime: sum(inTime), due: sum(due) }
}
