import { listProcesses } from '@ferrule/tasks/process-manager'
import { bringBack, killAndKeepDown } from './processes.ts'
import { request, setting } from './request.ts'

/**
 * Only one worker is active at a time, and here it must be the measurement's own: ends the one of this stack, and answers
 * how to bring it back. There is one process manager on a machine, and perhaps several stacks: a worker that does not
 * answer where ours would is somebody else's and stays.
 */
export async function replaceWorker(): Promise<() => Promise<void>> {
  const managed = (await answersHere()) ? (await listProcesses())?.find(({ name }) => name === 'worker') : undefined
  if (!managed?.is_running) return async () => {}
  await killAndKeepDown('worker')
  return () => bringBack('worker')
}

async function answersHere(): Promise<boolean> {
  try {
    const { status } = await request(`http://127.0.0.1:${setting('WORKER_OPERATIONS_PORT')}/readyz`)
    return status === 200
  } catch {
    return false
  }
}
