import type { MeasurementSystem } from '../countries/measurement-system.ts'
import { maxWires } from './assess-wires.ts'
import type { ProcessFormValues } from './process-form.ts'

/** One wire as it was typed. */
export type WorksheetRow = ProcessFormValues & { name: string }

/** The parameter of each field; it is repeated for each row, empty fields included, as a form sends it. */
const parameterOf = {
  name: 'name',
  crossSectionMm2: 'cross-section',
  lengthMm: 'length',
  insulation: 'insulation',
  piecesPerHour: 'output',
} as const satisfies Record<keyof WorksheetRow, string>

const fields = ['name', 'crossSectionMm2', 'lengthMm', 'insulation', 'piecesPerHour'] as const
const maxLength = 40

/**
 * Reads the rows of any query string: at least one and at most ten. Empty rows are left out, unless `add` asks for one
 * more row or `remove` for one less; then the others stay as they are.
 */
export function readWorksheetRows(query: URLSearchParams): WorksheetRow[] {
  const columns = fields.map((field) => query.getAll(parameterOf[field]).slice(0, maxWires))
  const count = Math.max(...columns.map((values) => values.length))
  const rows = Array.from({ length: count }, (_, position) =>
    toRow((field) => columns[fields.indexOf(field)]?.[position] ?? ''),
  )
  return changeRows(rows, query).slice(0, maxWires)
}

function changeRows(rows: WorksheetRow[], query: URLSearchParams): WorksheetRow[] {
  const removed = Number(query.get('remove') ?? 0)
  const left = removed > 0 ? rows.filter((_, position) => position !== removed - 1) : rows
  if (query.has('add')) return [...left, emptyRow]
  const filled = removed > 0 ? left : left.filter((row) => fields.some((field) => row[field].trim() !== ''))
  return filled.length > 0 ? filled : [emptyRow]
}

function toRow(valueOf: (field: keyof WorksheetRow) => string): WorksheetRow {
  const value = (field: keyof WorksheetRow) => valueOf(field).slice(0, maxLength)
  return {
    name: value('name').trim(),
    crossSectionMm2: value('crossSectionMm2'),
    lengthMm: value('lengthMm'),
    insulation: value('insulation'),
    piecesPerHour: value('piecesPerHour'),
  }
}

const emptyRow: WorksheetRow = toRow(() => '')

/** The query string that shows these rows. */
export function toWorksheetQuery(rows: readonly WorksheetRow[], system: MeasurementSystem): string {
  const query = new URLSearchParams({ units: system })
  for (const row of rows) for (const field of fields) query.append(parameterOf[field], row[field])
  return query.toString()
}

const unitsOf = { Metric: ['mm²', 'mm'], Imperial: ['AWG', 'in'] } as const

/**
 * The same wires for a form in the other system: a number gets the unit it was typed in, because a rounded conversion
 * could change which machines fit. A unit of the new system is left out.
 */
export function switchUnits(rows: readonly WorksheetRow[], from: MeasurementSystem): WorksheetRow[] {
  const to = from === 'Metric' ? 'Imperial' : 'Metric'
  return rows.map((row) => ({
    name: row.name,
    crossSectionMm2: switchUnit(row.crossSectionMm2, unitsOf[from][0], unitsOf[to][0]),
    lengthMm: switchUnit(row.lengthMm, unitsOf[from][1], unitsOf[to][1]),
    insulation: row.insulation,
    piecesPerHour: row.piecesPerHour,
  }))
}

function switchUnit(text: string, from: string, to: string): string {
  const tidy = text.trim()
  if (/^[\d.,/]+$/.test(tidy)) return `${tidy} ${from}`
  return tidy.endsWith(` ${to}`) ? tidy.slice(0, -to.length - 1) : tidy
}
