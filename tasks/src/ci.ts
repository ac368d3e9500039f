import { rm } from 'node:fs/promises'
import { bench } from './bench.ts'
import { runConformance } from './conformance/conformance.ts'
import { down } from './down.ts'
import { state } from './environment.ts'
import { journeys } from './journeys.ts'
import { seconds } from './run.ts'
import { countTests } from './test-results.ts'
import { up } from './up.ts'
import { verify } from './verify.ts'

type Stage = { name: string; run: () => Promise<number>; needsStack?: true }

/** Everything a change must pass, from an empty state, ending in one line that counts. */
export async function ci(): Promise<number> {
  await rm(`${state}/test-results`, { recursive: true, force: true })
  const failed: string[] = []
  const stages: Stage[] = [
    { name: 'verify', run: () => verify([]) },
    { name: 'up', run: () => up([]) },
    { name: 'journeys', run: () => journeys([]), needsStack: true },
    { name: 'bench', run: () => bench(['--short']), needsStack: true },
    { name: 'conformance', run: () => runConformance([]) },
    { name: 'down', run: down },
  ]
  for (const { name, run, needsStack } of stages) {
    if (needsStack && failed.includes('up')) {
      console.log(`\n== ${name} not run: the stack is not up`)
      failed.push(name)
      continue
    }
    const started = performance.now()
    console.log(`\n== ${name}`)
    const code = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return 1
    })
    console.log(`== ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(started)}`)
    if (code !== 0) failed.push(name)
  }
  const [unit, walked] = [await countTests('unit'), await countTests('journeys')]
  const passed = unit.passed + walked.passed + stages.length - failed.length
  console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}\n` : '')
  console.log(`${passed} passed, ${unit.failed + walked.failed + failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}
