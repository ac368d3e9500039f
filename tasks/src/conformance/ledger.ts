import { z } from 'zod'

const columns = ['id', 'chapter', 'area', 'statement', 'state', 'reason', 'test', 'broken_by'] as const

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
  /** A short phrase for the change that once made the named test fail. */
  broken_by: z.string(),
})

export type Statement = z.infer<typeof statementSchema>

/** Parses the ledger, a table separated by tabs, and returns an error for each invalid line. */
export function parseLedger(text: string): { statements: Statement[]; errors: string[] } {
  const [header = '', ...lines] = splitLines(text)
  if (header !== columns.join('\t')) {
    return { statements: [], errors: [`the first line of the ledger must be: ${columns.join(', ')}`] }
  }
  const read = lines.map((line, index) => parseLine(line, index + 2))
  return { statements: read.flatMap((line) => line.statements), errors: read.flatMap((line) => line.errors) }
}

/** Trims line breaks only: tabs at the end of a line are empty cells. */
function splitLines(table: string): string[] {
  return table.replace(/\n+$/, '').split('\n')
}

function parseLine(line: string, lineNumber: number): { statements: Statement[]; errors: string[] } {
  const cells = line.split('\t')
  if (cells.length !== columns.length) {
    return { statements: [], errors: [`line ${lineNumber} has ${cells.length} columns, not ${columns.length}`] }
  }
  const parsed = statementSchema.safeParse(Object.fromEntries(columns.map((name, index) => [name, cells[index]])))
  if (parsed.success) return { statements: [parsed.data], errors: [] }
  const errors = parsed.error.issues.map((issue) => `line ${lineNumber}: ${issue.path.join('.')} ${issue.message}`)
  return { statements: [], errors }
}
