import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ownChild } from './own-child.ts'
import { request, sleep } from './request.ts'

export type OwnProcess = {
  start: () => Promise<void>
  /** The end without a warning: no handler runs, no connection is closed. */
  kill: () => Promise<void>
  /** The most memory that any life of it has held so far, in MB. */
  peakMemory: () => number
}

type OwnProcessSettings = { script: string; operationsPort: number; environment: Record<string, string> }

/** A process of the data service beside the running ones, to be started and killed as often as one likes. */
export function ownProcess({ script, operationsPort, environment }: OwnProcessSettings): OwnProcess {
  const cwd = resolve(import.meta.dirname, '../../apps/data')
  const env = { ...process.env, ...environment }
  const begin = () => ownChild(process.execPath, [script], { cwd, env, stdio: 'ignore' })
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
        // On a busy machine it may give up before it begins; whatever runs it begins it again.
        if (hasEnded()) running = begin()
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

/** As the kernel has noted it, so nothing between two looks is missed. */
function readPeak(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
