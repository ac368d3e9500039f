import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

/** A process that does not outlive the measurement, however that ends: the next one must not meet it. */
export function ownChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
