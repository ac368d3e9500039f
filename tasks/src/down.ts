import { rm } from 'node:fs/promises'
import { state } from './environment.ts'
import { listProcesses, stopAll } from './process-manager.ts'

/** `./dev down`: stops every process, in reverse order of dependencies. */
export async function down(): Promise<number> {
  if (!(await listProcesses())) {
    console.log('nothing is running')
    return 0
  }
  await stopAll()
  console.log('stopped')
  return 0
}

/** `./dev reset`: stops every process and deletes all local data, so that the next start seeds again. */
export async function reset(): Promise<number> {
  await down()
  await rm(state, { recursive: true, force: true })
  console.log('all local data is deleted; ./dev up starts from empty databases')
  return 0
}
