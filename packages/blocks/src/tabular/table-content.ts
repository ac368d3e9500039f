import { z } from 'zod'
import { parseTable } from './parse-table.ts'

/** Kept as it was typed, so that what is stored, cached and edited is one thing; read when it is drawn. */
export const tableContent = z.string().refine((text) => typeof parseTable(text) !== 'string', 'not a table')

/** The words of a table for search: a line each. */
export function tableText(text: string): string {
  return text.replace(/^\*\s*/gm, '').replace(/\s*[|\t]\s*/g, ' ')
}
