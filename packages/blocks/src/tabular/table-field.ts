import type { TextareaField } from 'payload'
import { parseTable } from './parse-table.ts'

const maxLength = 8000
const howTo =
  'A line a row, cells divided by | or pasted from a spreadsheet. The first line names the columns, the first cell of each line the row.'

type TableFieldOptions = {
  description?: string
  /** What this table must hold besides; answers what is wrong. */
  check?: (text: string, siblings: Record<string, unknown>) => true | string
}

/** A table that an editor types or pastes. What cannot be drawn cannot be saved. */
export function tableField({ description = '', check }: TableFieldOptions = {}): TextareaField {
  return {
    name: 'cells',
    label: 'Table',
    type: 'textarea',
    required: true,
    maxLength,
    admin: { rows: 8, description: `${howTo} ${description}`.trim() },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) => {
      // A check of our own takes the place of the content service's.
      if (value && value.length > maxLength) return `Please enter ${maxLength} letters at most.`
      const table = parseTable(value ?? '')
      if (typeof table === 'string') return table
      return check?.(value ?? '', { ...siblingData }) ?? true
    },
  }
}
