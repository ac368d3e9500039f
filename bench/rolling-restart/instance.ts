import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { request, sleep } from '../support/request.ts'
import { spawnedChild } from '../support/spawned-child.ts'

export type Part = 'data' | 'worker' | 'cms' | 'web' | 'edge'

export type InstanceSettings = {
  /** The part and a number. */
  name: string
  part: Part
  environment: Record<string, string>
  /** By the names of their settings; those of an edge by the ports in its image. */
  ports: Record<string, string>
  /** Responds 200 while the instance is ready. */
  readyUrl: string
}

/** A command that ends with the instance, and passes SIGTERM to it. */
export type Command = {
  command: string
  args: readonly string[]
  cwd: string
  environment: Record<string, string>
  /** False for the edge of a version that stops at once, which the platform must take out of its balancer before. */
  drains: boolean
}

/** How an instance starts: from the checkout, or as a container of an image. */
export type Launch = (settings: InstanceSettings) => Command

export type Stop = { name: string; seconds: number; exitCode: number | null }

export type Instance = {
  name: string
  /** Whether it reports after SIGTERM that it is not ready, and goes on for a while. */
  drains: () => boolean
  /** Resolves when the instance is ready. */
  start: (launch: Launch) => Promise<void>
  /** Sends SIGTERM and waits for the end. */
  stop: () => Promise<Stop>
  /** Ends it without a pause. An edge gets a SIGTERM, because its script must end Varnish. */
  kill: () => Promise<void>
}

const logs = join(process.env['FERRULE_STATE'] ?? '.state', 'rolling-restart')
const startSeconds = 120

export function createInstance(settings: InstanceSettings): Instance {
  const { name, part, readyUrl } = settings
  let running: ChildProcess | undefined
  let drains = true
  const hasEnded = () => !running || running.exitCode !== null || running.signalCode !== null
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!running || hasEnded()) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
  return {
    name,
    drains: () => drains,
    start: async (launch) => {
      const command = launch(settings)
      drains = command.drains
      running = spawnLogged(name, command)
      const deadline = performance.now() + startSeconds * 1000
      while (!(await isReady(readyUrl))) {
        if (hasEnded() || performance.now() > deadline) throw new Error(`${name} is not ready: see ${logs}`)
        await sleep(100)
      }
    },
    stop: async () => {
      const startedAt = performance.now()
      await end('SIGTERM')
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10
      return { name, seconds, exitCode: running?.exitCode ?? null }
    },
    kill: () => end(part === 'edge' ? 'SIGTERM' : 'SIGKILL'),
  }
}

function spawnLogged(name: string, { command, args, cwd, environment }: Command): ChildProcess {
  mkdirSync(logs, { recursive: true })
  const log = openSync(join(logs, `${name}.log`), 'a')
  try {
    return spawnedChild(command, args, { cwd, env: { ...process.env, ...environment }, stdio: ['ignore', log, log] })
  } finally {
    closeSync(log)
  }
}

async function isReady(url: string): Promise<boolean> {
  const response = await request(url, { headers: { connection: 'close' } }).catch(() => undefined)
  // An edge of an earlier version has no readiness, but a listener.
  return response?.status === 200 || response?.status === 404
}
