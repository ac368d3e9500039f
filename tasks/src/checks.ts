import { type Outcome, runQuietly, seconds } from './run.ts'

export type Check = {
  name: string
  /** The command that runs this check alone. */
  rerun: string
  run: () => Promise<Outcome>
}

export function commandCheck(name: string, command: readonly [string, ...string[]]): Check {
  const [program, ...args] = command
  return { name, rerun: toRerun(command), run: () => runQuietly(program, args) }
}

/** The command with shell quoting: `./dev exec pnpm exec vitest run --project 'unit*'`. */
export function toRerun(command: readonly string[]): string {
  const quoted = command.map((arg) => (/^[\w./:=@-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`))
  return `./dev exec ${quoted.join(' ')}`
}

/** Runs all checks, `atOnce` at a time in the given order, and prints those that fail. */
export async function runChecks(
  checks: readonly Check[],
  { atOnce, print = console.log }: { atOnce: number; print?: (line: string) => void },
): Promise<boolean> {
  const started = performance.now()
  const queue = [...checks]
  const failed: string[] = []
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const checkStarted = performance.now()
      const { code, output } = await check.run()
      if (code === 0) continue
      failed.push(check.name)
      print(`FAIL  ${check.name}  ${seconds(checkStarted)}\n${output.trimEnd()}\nrerun: ${check.rerun}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const passed = checks.length - failed.length
  if (failed.length === 0) print(`${passed} checks passed in ${seconds(started)}`)
  else print(`${passed} of ${checks.length} checks passed in ${seconds(started)}; failed: ${failed.join(', ')}`)
  return failed.length === 0
}
