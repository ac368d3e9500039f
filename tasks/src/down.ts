import { rm } from 'node:fs/promises'
import { state } from './environment.ts'
import { listProcesses, stopAll } from './process-manager.ts'

/** `./dev down`: stops everything in the reverse order of its dependencies and leaves no process. */
export async function down(): Promise<number> {
  if (!(await listProcesses())) {
    console.log('nothing is running')
    return 0
  }
  await stopAll()
  console.log('stopped')
  return 0
}

/** `./dev reset`: stops everything and forgets all local data, so that the next start seeds anew. */
export async function reset(): Promise<number> {
  await down()
  await rm(state, { recursive: true, force: true })
  console.log('all local data is gone; ./dev up starts afresh')
  return 0
}
