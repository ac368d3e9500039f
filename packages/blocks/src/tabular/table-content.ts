import { z } from 'zod'
import { parseTable } from './parse-table.ts'

/** Stored, cached and edited as typed; parsed when it is rendered. */
export const tableContent = z.string().refine((text) => typeof parseTable(text) !== 'string', 'not a table')

/** Returns the text of a table for the search index, one line for each row. */
export function tableText(text: string): string {
  const cells = text.replace(/^\*\s*/gm, '').split(/[|\t]/)
  return cells.map((cell) => cell.trim()).join(' ')
}
