import { seconds, runQuietly } from './run.ts'

export type Check = { name: string; command: [string, ...string[]] }

export type CheckResult = { name: string; passed: boolean }

/** Runs checks one after the other, shows the output of those that fail, and never stops at the first. */
export async function runChecks(checks: Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, command } of checks) {
    const started = performance.now()
    const [program, ...args] = command
    const { code, output } = await runQuietly(program, args)
    const passed = code === 0
    console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name}  ${seconds(started)}`)
    if (!passed) console.log(output)
    results.push({ name, passed })
  }
  return results
}
