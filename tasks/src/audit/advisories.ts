import { runQuietly } from '../run.ts'
import type { Finding } from './finding.ts'
import { parseAdvisories } from './parse-advisories.ts'

/** Compares the lockfile with the advisories of the package registry. Not every registry offers them. */
export async function checkAdvisories(packageCount: number): Promise<Finding> {
  const { output } = await runQuietly('pnpm', ['audit', '--json'])
  const advisories = parseAdvisories(output)
  if (!advisories) {
    const reason = /ERR_PNPM_\w+/.exec(output)?.[0] ?? 'no response'
    return { state: 'unchecked', lines: [`${packageCount} packages: the registry has no advisories (${reason})`] }
  }
  const lines = advisories.map(({ severity, name, title, url }) => `${severity} ${name}: ${title} ${url}`)
  const urgent = advisories.filter(({ severity }) => ['high', 'critical'].includes(severity))
  return { state: urgent.length > 0 ? 'failed' : 'passed', lines: [`${packageCount} packages`, ...lines] }
}
