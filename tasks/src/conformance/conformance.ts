import { root } from '../environment.ts'
import { readSealedReport } from '../sealed-reports/sealed-reports.ts'
import { checkLedger, type LedgerCheck } from './check-ledger.ts'
import { addCounts, countStates } from './count-states.ts'
import { formatReport } from './format-report.ts'

/** `./dev conformance [--json]`: prints how much of the specification is proved, and the errors of the ledger. */
export async function runConformance(args: string[]): Promise<number> {
  const check = await checkLedger(root, readSealedReport)
  if (args.includes('--json')) console.log(toJson(check))
  else print(check)
  return check.errors.length === 0 && check.unusable.length === 0 ? 0 : 1
}

function toJson({ statements, provedButOpen, unusable, errors }: LedgerCheck): string {
  const areas = countStates(statements, 'area')
  const chapters = countStates(statements, 'chapter')
  const open = statements.filter((one) => one.state === 'open')
  return JSON.stringify({ total: addCounts(areas), chapters, areas, open, provedButOpen, unusable, errors }, null, 2)
}

function print({ statements, provedButOpen, unusable, hasReports, errors }: LedgerCheck): void {
  if (hasReports) console.log(formatReport(statements))
  const ids = [...new Set(provedButOpen.map(({ id }) => id))].sort()
  if (ids.length > 0) {
    console.log(
      `Open, though a test has the id (a rule that no screen uses yet; --json names the test): ${ids.join(' ')}`,
    )
  }
  for (const error of errors) console.error(`error: ${error}`)
  if (hasReports) for (const sentence of unusable) console.error(sentence)
  else console.error('there are no test reports; run ./dev verify and ./dev journeys, or ./dev ci')
}
