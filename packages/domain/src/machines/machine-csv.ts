/** One machine as a row of a table outside the portal. The names of the columns stay the same in every language. */
export const machineColumns = [
  'serial_number',
  'model',
  'organisation',
  'plant',
  'name_in_plant',
  'place_in_plant',
  'contract',
  'contract_until',
  'warranty_until',
  'software_version',
] as const

export type MachineRow = Record<(typeof machineColumns)[number], string>

/** A spreadsheet would run a cell that begins like this. */
const runsInSpreadsheets = /^[=+\-@\t\r]/

export function toMachinesCsv(rows: readonly MachineRow[]): string {
  const lines = [machineColumns, ...rows.map((row) => machineColumns.map((column) => row[column]))]
  return `${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}

function toCell(text: string): string {
  const harmless = runsInSpreadsheets.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Takes the sign away again that keeps a spreadsheet from running a cell. */
export function fromCell(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith("'") && runsInSpreadsheets.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}
