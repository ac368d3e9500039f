import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { request, sleep } from './request.ts'

export type OwnProcess = {
  start: () => Promise<void>
  /** The end without a warning: no handler runs, no connection is closed. */
  kill: () => Promise<void>
}

type OwnProcessSettings = { script: string; operationsPort: number; environment: Record<string, string> }

/** A process of the data service beside the running ones, to be started and killed as often as one likes. */
export function ownProcess({ script, operationsPort, environment }: OwnProcessSettings): OwnProcess {
  let running: ChildProcess | undefined
  return {
    start: async () => {
      running = spawn(process.execPath, [script], {
        cwd: resolve(import.meta.dirname, '../../apps/data'),
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      })
      const deadline = performance.now() + 60_000
      const isReady = () =>
        request(`http://127.0.0.1:${operationsPort}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        )
      while (!(await isReady())) {
        if (performance.now() > deadline) throw new Error(`${script} is not ready`)
        await sleep(50)
      }
    },
    kill: async () => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
  }
}
