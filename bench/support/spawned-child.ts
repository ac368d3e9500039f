import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

/** Spawns a process that is killed when the benchmark exits, so that it cannot disturb the next one. */
export function spawnedChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
