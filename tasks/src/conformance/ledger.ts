import { z } from 'zod'

const columns = ['id', 'chapter', 'area', 'statement', 'state', 'reason', 'test'] as const

const states = ['done', 'differs', 'open'] as const

const statementSchema = z.object({
  id: z.string().regex(/^S\d-\d{3}$/, 'is not of the form S1-001'),
  chapter: z.string().regex(/^[1-9]$/, 'is not 1 to 9'),
  area: z.string().regex(/^[a-z][a-z-]*$/, 'is not an area name'),
  statement: z.string().min(1, 'is empty'),
  state: z.enum(states, 'is not done, differs or open'),
  reason: z.string(),
  /** `path/to/file.test.ts#name of the test`, or empty. */
  test: z.string().regex(/^$|^[^#]+#.+$/, 'is not of the form file#test name'),
})

export type Statement = z.infer<typeof statementSchema>

/** Reads the ledger, a table separated by tabs, and says which lines cannot be read. */
export function parseLedger(text: string): { statements: Statement[]; faults: string[] } {
  const [header = '', ...lines] = splitLines(text)
  if (header !== columns.join('\t')) {
    return { statements: [], faults: [`the first line of the ledger must be: ${columns.join(', ')}`] }
  }
  const read = lines.map((line, index) => parseLine(line, index + 2))
  return { statements: read.flatMap((line) => line.statements), faults: read.flatMap((line) => line.faults) }
}

/** The ids of any table whose first column is called id. */
export function listIds(table: string): string[] {
  return splitLines(table)
    .slice(1)
    .map((line) => line.slice(0, line.indexOf('\t')))
}

/** Empty last cells are tabs at the end of a line, so only line breaks are trimmed. */
function splitLines(table: string): string[] {
  return table.replace(/\n+$/, '').split('\n')
}

function parseLine(line: string, lineNumber: number): { statements: Statement[]; faults: string[] } {
  const cells = line.split('\t')
  if (cells.length !== columns.length) {
    return { statements: [], faults: [`line ${lineNumber} has ${cells.length} columns, not ${columns.length}`] }
  }
  const parsed = statementSchema.safeParse(Object.fromEntries(columns.map((name, index) => [name, cells[index]])))
  if (parsed.success) return { statements: [parsed.data], faults: [] }
  const faults = parsed.error.issues.map((issue) => `line ${lineNumber}: ${issue.path.join('.')} ${issue.message}`)
  return { statements: [], faults }
}
