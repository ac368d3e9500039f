import type { TextareaField } from 'payload'
import { parseTable } from './parse-table.ts'

const maxLength = 8000
const howTo =
  'One row per line, cells separated by | or pasted from a spreadsheet. The first line names the columns, the first cell of each line names the row.'

type TableFieldOptions = {
  description?: string
  /** An additional validation; returns an error message if it fails. */
  check?: (text: string, siblings: Record<string, unknown>) => true | string
}

/** A table that an editor types or pastes. A table that cannot be rendered cannot be saved. */
export function tableField({ description = '', check }: TableFieldOptions = {}): TextareaField {
  return {
    name: 'cells',
    label: 'Table',
    type: 'textarea',
    required: true,
    maxLength,
    admin: { rows: 8, description: `${howTo} ${description}`.trim() },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) => {
      // A custom validation replaces Payload's, so it must check the length too.
      if (value && value.length > maxLength) return `Please enter ${maxLength} characters at most.`
      const table = parseTable(value ?? '')
      if (typeof table === 'string') return table
      return check?.(value ?? '', { ...siblingData }) ?? true
    },
  }
}
