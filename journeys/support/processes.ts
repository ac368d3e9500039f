import { isReady, listProcesses, restartProcess, startProcess, stopProcess } from '@ferrule/tasks/process-manager'
import { eventually } from './request.ts'

export async function waitUntilReady(name: string): Promise<void> {
  await eventually(
    async () => (await listProcesses())?.find((one) => one.name === name),
    (one) => one !== undefined && isReady(one),
    90,
  )
}

export async function restart(name: string): Promise<void> {
  await restartProcess(name)
  await waitUntilReady(name)
}

/** Sends SIGKILL: no handler runs, no connection is closed. */
export async function killHard(name: string): Promise<void> {
  const found = (await listProcesses())?.find((one) => one.name === name)
  if (!found?.is_running) throw new Error(`${name} is not running`)
  process.kill(found.pid, 'SIGKILL')
}

/** Runs the work while a component is stopped, and starts it again in any case. */
export async function whileStopped<T>(name: string, work: () => Promise<T>): Promise<T> {
  await stopProcess(name)
  try {
    return await work()
  } finally {
    await startProcess(name)
    await waitUntilReady(name)
  }
}
