import { type Check, toRerun } from '../checks.ts'
import { state } from '../environment.ts'
import { runQuietly } from '../run.ts'
import type { Package } from './packages.ts'

/** Incremental: the compiler's build info is stored in the state folder. */
export function typeCheck({ folder }: Package): Check {
  const command = ['pnpm', 'exec', 'tsc', '--noEmit', '-p', folder]
  const buildInfo = `${state}/types/${folder.replace('/', '-')}.tsbuildinfo`
  return {
    name: `types ${folder}`,
    rerun: toRerun(command),
    run: () => runQuietly('pnpm', [...command.slice(1), '--incremental', '--tsBuildInfoFile', buildInfo]),
  }
}
