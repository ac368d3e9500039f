/** A line of the table in docs/security.md. */
export type SecurityLine = { id: string; files: string[] }

/** The status of a test by its file and full name. */
export type TestOutcome = { file: string; name: string; status: string }

/** The test files that a text names in backquotes, without duplicates. */
export function namedTests(text: string): string[] {
  const named = text.matchAll(/`([^`\s]+[.](?:test|journey)[.]tsx?)`/g)
  return [...new Set([...named].map((match) => match[1] ?? ''))].sort()
}

/** The lines of the table, each with the test files it names. */
export function readSecurityLines(text: string): SecurityLine[] {
  return text.split('\n').flatMap((line) => {
    const id = /^\| ([A-Z]\d+) /.exec(line)?.[1]
    return id === undefined ? [] : [{ id, files: namedTests(line) }]
  })
}

/** Whether a test's name, or the source of a test, has this id in brackets: `[F9]`, `(E11, E12)`. */
export function hasId(text: string, id: string): boolean {
  const bracketed = text.matchAll(/[[(]([A-Z0-9, -]{2,80})[\])]/g)
  return [...bracketed].some((match) => match[1]?.split(/[ ,]+/).includes(id))
}

/** Returns one line for each file that did not run, and for each line of the table without a test that passed. */
export function findUnprovedLines(lines: readonly SecurityLine[], outcomes: readonly TestOutcome[]): string[] {
  const passed = outcomes.filter(({ status }) => status === 'passed')
  const ran = new Set(passed.map(({ file }) => file))
  const files = [...new Set(lines.flatMap((line) => line.files))]
  const isProved = ({ id, files: own }: SecurityLine) =>
    passed.some(({ file, name }) => own.includes(file) && hasId(name, id))
  return [
    ...files.filter((file) => !ran.has(file)).map((file) => `${file}: no test of it ran and passed`),
    ...lines.filter((line) => !isProved(line)).map(({ id }) => `${id}: no test with this id ran and passed`),
  ]
}
