import { runVisibly } from './run.ts'
import { resultsFile } from './test-results.ts'

/** `./dev journeys [FILE]`: walks through the running stack as people and programs do. */
export async function journeys(args: string[]): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile('journeys')}`]
  return runVisibly('pnpm', ['exec', 'vitest', 'run', '--project', 'journeys', ...reporters, ...args])
}
