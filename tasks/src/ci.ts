import { rm } from 'node:fs/promises'
import { bench } from './bench.ts'
import { runConformance } from './conformance/conformance.ts'
import { down } from './down.ts'
import { state } from './environment.ts'
import { generate } from './generate.ts'
import { journeys } from './journeys/journeys.ts'
import { seconds } from './run.ts'
import { countTests } from './test-results.ts'
import { up } from './up.ts'
import { verify } from './verify.ts'

type Stage = { name: string; run: () => Promise<number>; needsStack?: true }

/** Runs everything a change must pass, without earlier test results. The last line counts passed and failed tests. */
export async function ci(): Promise<number> {
  await rm(`${state}/test-results`, { recursive: true, force: true })
  const failed: string[] = []
  const stages: Stage[] = [
    { name: 'verify', run: () => verify([]) },
    { name: 'up', run: () => up([]) },
    { name: 'generated files', run: () => generate(['--check']), needsStack: true },
    { name: 'journeys', run: () => journeys([]), needsStack: true },
    { name: 'conformance', run: () => runConformance([]) },
    { name: 'bench', run: () => bench(['--short']), needsStack: true },
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
  const [unit, journey] = [await countTests('unit'), await countTests('journeys')]
  const passed = unit.passed + journey.passed + stages.length - failed.length
  console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}\n` : '')
  console.log(`${passed} passed, ${unit.failed + journey.failed + failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}
