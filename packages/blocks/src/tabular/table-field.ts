import type { TextareaField } from 'payload'
import { type Bilingual, bilingual, type EditorRequest } from '../bilingual.ts'
import { tooLong } from '../validation/too-long.ts'
import { parseTable } from './parse-table.ts'

const maxLength = 8000
const howTo = bilingual(
  'One row per line, cells separated by | or pasted from a spreadsheet. The first line names the columns, the first cell of each line names the row.',
  'Eine Tabellenzeile pro Zeile, Zellen mit | getrennt oder aus einer Tabellenkalkulation eingefügt. Die erste Zeile nennt die Spalten, die erste Zelle jeder Zeile benennt sie.',
)

type ValidationOptions = { req: EditorRequest; siblingData: object }

type TableFieldOptions = {
  description?: Bilingual
  /** An additional validation; returns an error message in the language of the editor if it fails. */
  check?: (text: string, language: string, siblings: Record<string, unknown>) => true | string
}

/** A table that an editor types or pastes. A table that cannot be rendered cannot be saved. */
export function tableField({ description, check }: TableFieldOptions = {}): TextareaField {
  return {
    name: 'cells',
    label: bilingual('Table', 'Tabelle'),
    type: 'textarea',
    required: true,
    maxLength,
    admin: {
      rows: 8,
      description: description ? bilingual(`${howTo.en} ${description.en}`, `${howTo.de} ${description.de}`) : howTo,
    },
    validate: (value: string | null | undefined, { req, siblingData }: ValidationOptions) => {
      const { language } = req.i18n
      // A custom validation replaces Payload's, so it must check the length too.
      if (value && value.length > maxLength) return tooLong(maxLength, language)
      const table = parseTable(value ?? '', language)
      if (typeof table === 'string') return table
      return check?.(value ?? '', language, { ...siblingData }) ?? true
    },
  }
}
