import { mkdir, rm } from 'node:fs/promises'
import { z } from 'zod'
import { cache, state } from './environment.ts'
import { runQuietly } from './run.ts'

/** The port of the process manager's API, on loopback only. */
const port = 18079
/** Long, because the manager can wait for minutes for the processor of a shared host while everything starts. */
const pollTimeoutMs = 180_000

const processSchema = z.object({
  name: z.string(),
  namespace: z.string(),
  status: z.string(),
  is_running: z.boolean(),
  is_ready: z.string(),
  has_ready_probe: z.boolean(),
  exit_code: z.number(),
  restarts: z.number(),
  pid: z.number(),
  mem: z.number(),
})

export type ManagedProcess = z.infer<typeof processSchema>

/** Every process with its state, or undefined if the stack is not up. */
export async function listProcesses(): Promise<ManagedProcess[] | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/processes`, { signal: AbortSignal.timeout(pollTimeoutMs) })
    return z.object({ data: z.array(processSchema) }).parse(await response.json()).data
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** A one-time step is ready when it exited with 0; a server when it runs and its probe succeeds. */
export function isReady(managed: ManagedProcess): boolean {
  if (managed.namespace === 'once') return managed.status === 'Completed' && managed.exit_code === 0
  return managed.is_running && (!managed.has_ready_probe || managed.is_ready === 'Ready')
}

export function hasFailed(managed: ManagedProcess): boolean {
  return managed.namespace === 'once' && !managed.is_running && !wasLeftOut(managed) && managed.exit_code !== 0
}

/** A server that no longer runs; one-time steps are meant to end. */
export function hasEnded({ namespace, status }: ManagedProcess): boolean {
  return namespace !== 'once' && status === 'Completed'
}

/** Process-compose skips a process if a dependency was not ready in time. */
export function wasLeftOut({ status }: ManagedProcess): boolean {
  return status === 'Skipped'
}

export async function startAll(files: string[]): Promise<void> {
  await rm(`${state}/logs`, { recursive: true, force: true })
  await mkdir(`${state}/logs`, { recursive: true })
  await call([
    'up',
    '--detached',
    '--tui=false',
    '--ordered-shutdown',
    '--keep-project',
    '--recursive-metrics',
    ...files.flatMap((file) => ['-f', file]),
  ])
}

/** Stops every process and waits until the manager itself has exited, so that the next start can use its port. */
export async function stopAll(): Promise<void> {
  await call(['down'])
  while (await listProcesses()) await new Promise((resolve) => setTimeout(resolve, 200))
}

export async function restartProcess(name: string): Promise<void> {
  await call(['process', 'restart', name])
}

export async function startProcess(name: string): Promise<void> {
  await call(['process', 'start', name])
}

export async function stopProcess(name: string): Promise<void> {
  await call(['process', 'stop', name])
}

async function call(args: string[]): Promise<void> {
  const outcome = await runQuietly(
    `${cache}/process-compose-1.87.0/process-compose`,
    [...args, '--address', '127.0.0.1'],
    {
      PC_PORT_NUM: String(port),
      PC_LOG_FILE: `${state}/logs/process-manager.log`,
      PC_DISABLE_DOTENV: '1',
    },
  )
  if (outcome.code !== 0) throw new Error(`process-compose ${args[0]} failed:\n${outcome.output}`)
}
