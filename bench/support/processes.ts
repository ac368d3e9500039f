import { isReady, listProcesses, startProcess, stopProcess } from '@ferrule/tasks/process-manager'
import { until } from './request.ts'

/** Kills a process with SIGKILL, then stops it in the process manager, so that it is not restarted. */
export async function killAndKeepDown(name: string): Promise<void> {
  const found = (await listProcesses())?.find((one) => one.name === name)
  if (!found?.is_running) throw new Error(`${name} is not running`)
  // Kills the process group: the identity server is the child of a script and would survive it.
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
