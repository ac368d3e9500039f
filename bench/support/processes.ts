import { isReady, listProcesses, startProcess, stopProcess } from '@ferrule/tasks/process-manager'
import { until } from './request.ts'

/** The end without a warning; the process manager is told first, so that it does not bring the part back at once. */
export async function killAndKeepDown(name: string): Promise<void> {
  const found = (await listProcesses())?.find((one) => one.name === name)
  if (!found?.is_running) throw new Error(`${name} does not run`)
  // The whole group: the identity server is started by a script that waits for it, and would live on without it.
  process.kill(-found.pid, 'SIGKILL')
  await stopProcess(name)
}

export async function bringBack(name: string): Promise<void> {
  const found = (await listProcesses())?.find((one) => one.name === name)
  if (!found?.is_running) await startProcess(name)
  await until(`${name} is ready`, async () => {
    const now = (await listProcesses())?.find((one) => one.name === name)
    return now !== undefined && isReady(now)
  })
}
