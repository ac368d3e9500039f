import { listProcesses } from '@ferrule/tasks/process-manager'
import { bringBack, killAndKeepDown } from './processes.ts'
import { request, setting } from './request.ts'

/**
 * Stops the worker of this stack, because only one worker is active at a time and the benchmark starts its own. Returns
 * a function that starts it again. A machine has one process manager but may run several stacks: a worker that does not
 * respond on this stack's port belongs to another one and keeps running.
 */
export async function replaceWorker(): Promise<() => Promise<void>> {
  const managed = (await respondsHere()) ? (await listProcesses())?.find(({ name }) => name === 'worker') : undefined
  if (!managed?.is_running) return async () => {}
  await killAndKeepDown('worker')
  return () => bringBack('worker')
}

async function respondsHere(): Promise<boolean> {
  try {
    const { status } = await request(`http://127.0.0.1:${setting('WORKER_OPERATIONS_PORT')}/readyz`)
    return status === 200
  } catch {
    return false
  }
}
