import { createHash } from 'node:crypto'

type StatementText = { id: string; chapter: string; area: string; statement: string }

/** One line for each statement of the specification, `hash  id`, in the format of `sha256sum`. */
export function formatHashes(statements: readonly StatementText[]): string {
  return statements.map((statement) => `${hashOf(statement)}  ${statement.id}\n`).join('')
}

/** Differences between a ledger and the specification's statements: reworded, missing or added. */
export function findRewordings(statements: readonly StatementText[], hashes: string): string[] {
  const expected = new Map(parseHashes(hashes))
  const found = new Map(statements.map((statement) => [statement.id, hashOf(statement)]))
  return [
    ...[...expected.keys()].filter((id) => !found.has(id)).map((id) => `${id} is missing from the ledger`),
    ...[...found.keys()].filter((id) => !expected.has(id)).map((id) => `${id} is not a statement of the specification`),
    ...[...found]
      .filter(([id, hash]) => expected.has(id) && expected.get(id) !== hash)
      .map(([id]) => `${id} is not worded as in the specification`),
  ]
}

/** Parses the specification's list, which has more columns than the ledger, in another order. */
export function parseStatementList(table: string): StatementText[] {
  const [header = '', ...lines] = table.trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    return { id: cell('id'), chapter: cell('chapter'), area: cell('area'), statement: cell('statement') }
  })
}

function hashOf({ id, chapter, area, statement }: StatementText): string {
  return createHash('sha256').update([id, chapter, area, statement].join('\t')).digest('hex')
}

function parseHashes(hashes: string): [id: string, hash: string][] {
  return hashes
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [hash = '', id = ''] = line.split('  ')
      return [id, hash]
    })
}
