import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadReport } from '../sealed-reports/sealed-reports.ts'
import type { TestRun } from '../test-results.ts'
import { findLedgerErrors, findProvedButOpen } from './find-ledger-errors.ts'
import { parseLedger, type Statement } from './ledger.ts'
import { findRewordings, formatHashes, parseStatementList } from './statement-hashes.ts'
import { parseTestReport } from './test-reports.ts'

export type LedgerCheck = {
  statements: Statement[]
  provedButOpen: { id: string; test: string }[]
  /** One sentence for each report that is missing or rejected. */
  unusable: string[]
  /** Whether any report exists, usable or not. */
  hasReports: boolean
  errors: string[]
}

const commands: Record<TestRun, string> = { unit: './dev verify', journeys: './dev journeys' }

/** Checks that a checkout's ledger has the specification's statements and that the last test runs prove its claims. */
export async function checkLedger(
  checkout: string,
  readReport: (run: TestRun) => Promise<ReadReport>,
): Promise<LedgerCheck> {
  const { statements, errors } = parseLedger(readFileSync(join(checkout, 'docs/conformance.tsv'), 'utf8'))
  const reports = await Promise.all(
    (['unit', 'journeys'] as const).map(async (run) => ({ run, ...(await readReport(run)) })),
  )
  const sealed = reports.filter((report) => report.kind === 'sealed')
  const cases = sealed.flatMap(({ text }) => parseTestReport(text, checkout))
  const isFile = (file: string) => existsSync(join(checkout, file))
  return {
    statements,
    provedButOpen: findProvedButOpen(statements, cases),
    unusable: reports.flatMap((report) => {
      if (report.kind === 'sealed') return []
      const what = report.kind === 'missing' ? 'is missing' : report.reason
      return [`the ${report.run} report ${what}; run ${commands[report.run]}`]
    }),
    hasReports: reports.some(({ kind }) => kind !== 'missing'),
    errors: [
      ...errors,
      ...findListErrors(checkout, statements),
      ...findLedgerErrors({ statements, cases, reports: sealed.map(({ run }) => run), isFile }),
    ],
  }
}

/** If the specification's list exists beside the checkout, the committed hashes must match it. */
function findListErrors(checkout: string, statements: Statement[]): string[] {
  const hashes = readFileSync(join(checkout, 'docs/conformance.sha256'), 'utf8')
  const list = join(checkout, '../shared/conformance.tsv')
  const isEdited = existsSync(list) && formatHashes(parseStatementList(readFileSync(list, 'utf8'))) !== hashes
  return [
    ...findRewordings(statements, hashes),
    ...(isEdited ? ["docs/conformance.sha256 does not match the specification's list"] : []),
  ]
}
