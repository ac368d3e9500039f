import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { spawnedChild } from './spawned-child.ts'
import { request, sleep } from './request.ts'

export type SpawnedProcess = {
  start: () => Promise<void>
  /** Sends SIGKILL: no handler runs, no connection is closed. */
  kill: () => Promise<void>
  /** The highest memory of any of its runs so far, in MB. */
  peakMemory: () => number
}

type SpawnedProcessSettings = { script: string; operationsPort: number; environment: Record<string, string> }

/** A process of the data service beside the running stack that can be started and killed repeatedly. */
export function spawnedProcess({ script, operationsPort, environment }: SpawnedProcessSettings): SpawnedProcess {
  const cwd = resolve(import.meta.dirname, '../../apps/data')
  const env = { ...process.env, ...environment }
  const spawn = () => spawnedChild(process.execPath, [script], { cwd, env, stdio: 'ignore' })
  let running: ChildProcess | undefined
  let peak = 0
  const notePeak = () => (peak = Math.max(peak, readPeak(running?.pid)))
  const hasEnded = () => !running || running.exitCode !== null || running.signalCode !== null
  return {
    start: async () => {
      const deadline = performance.now() + 180_000
      const isReady = () =>
        request(`http://127.0.0.1:${operationsPort}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        )
      do {
        // On a busy machine it may exit before it is ready; then it is started again, as a process manager would.
        if (hasEnded()) running = spawn()
        if (performance.now() > deadline) throw new Error(`${script} is not ready`)
        await sleep(50)
      } while (!(await isReady()))
    },
    kill: async () => {
      if (!running || hasEnded()) return
      notePeak()
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
    peakMemory: notePeak,
  }
}

/** The kernel's high-water mark of resident memory, so no peak between two readings is missed. */
function readPeak(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
