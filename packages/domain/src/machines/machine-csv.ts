import { unescapeFormula } from '../tables/escape-formula.ts'
import { toCsv } from '../tables/to-csv.ts'

/** The columns of the machine export and import. They are the same in every language. */
export const machineColumns = [
  'serial_number',
  'model',
  'organisation',
  'plant',
  'asset_name',
  'position',
  'contract',
  'contract_until',
  'warranty_until',
  'software_version',
] as const

export type MachineRow = Record<(typeof machineColumns)[number], string>

export function toMachinesCsv(rows: readonly MachineRow[]): string {
  return toCsv([machineColumns, ...rows.map((row) => machineColumns.map((column) => row[column]))])
}

/** The text of an exported cell, without the characters that escape formulas. */
export function fromCell(text: string): string {
  return unescapeFormula(text.trim())
}
