import type { Language } from '@ferrule/domain/locales/language'
import type { PublicationBlock } from '@ferrule/pdf/publication/publication'
import { nameOf, type SeriesMachine } from './machine-series.ts'
import { toLines } from './specification-lines.ts'

/** A table of technical data with one column for each machine. */
export function toDataTable(
  machines: readonly SeriesMachine[],
  language: Language,
  attribute: string,
): PublicationBlock {
  const columns = machines.map(({ specifications }) =>
    toLines(specifications, language).filter(({ measurementSystem }) => measurementSystem !== 'Imperial'),
  )
  const rows = (columns[0] ?? []).map(({ definition, name, unit }) => [
    unit === '' ? name : `${name}, ${unit}`,
    ...columns.map((lines) => lines.find((line) => line.definition === definition)?.value ?? ''),
  ])
  return {
    kind: 'table',
    numeric: true,
    widths: [2, ...machines.map(() => 1)],
    rows: [[attribute, ...machines.map(nameOf)], ...rows],
  }
}
