import type { Texts } from '@ferrule/texts/load-texts'
import type { DeskFiguresQuery } from './desk-figures.generated.ts'

type Figures = DeskFiguresQuery['deskFigures']

/** The figures as one sheet: a row for each week, product and plant. */
export function toFiguresSpreadsheet(texts: Texts, { weeks, products, plants }: Figures) {
  const share = (value: number | null | undefined) => value ?? ''
  const named = (label: string, rows: Figures['products']) =>
    rows.map((row) => [label, row.name, row.opened, '', share(row.responseShare), share(row.solutionShare)])
  return {
    name: texts('desk.figures'),
    head: [
      texts('desk.column.kind'),
      texts('desk.figures.name'),
      texts('dashboard.opened'),
      texts('dashboard.solved'),
      texts('desk.figures.response'),
      texts('desk.figures.solution'),
    ],
    rows: [
      ...weeks.map((row) => [
        texts('dashboard.week'),
        row.week,
        row.opened,
        row.solved,
        share(row.responseShare),
        share(row.solutionShare),
      ]),
      ...named(texts('desk.figures.product'), products),
      ...named(texts('desk.figures.plant'), plants),
    ],
  }
}
