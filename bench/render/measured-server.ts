import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { spawnedChild } from '../support/spawned-child.ts'
import { setting, until } from '../support/request.ts'

export type MeasuredServer = {
  /** Requests a page `times` times, one after the other. */
  read(path: string, times: number): Promise<void>
  readText(path: string): Promise<string>
  /** The CPU time that the server has used, in steps of 10 ms. */
  cpuMilliseconds(): number
  /** The resident memory, in MB. */
  residentMb(): number
  stop(): void
}

type ServerStart = {
  args: readonly string[]
  /** Relative to the root of the checkout. */
  folder: string
  port: number
  environment: Record<string, string>
  /** A path that returns 200 as soon as the server is ready. */
  readyPath: string
  /** How many requests are sent at the same time at most. */
  connections?: number
}

/** Starts a server of its own on a loopback port, so that no other requests are measured. */
export async function startMeasuredServer(start: ServerStart): Promise<MeasuredServer> {
  const { args, folder, port, environment, readyPath, connections = 1 } = start
  const child = spawnedChild(process.execPath, args, {
    cwd: new URL(`../../${folder}/`, import.meta.url),
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: 'ignore',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const host = new URL(setting('EDGE_ORIGIN')).hostname
  const readOnce = (path: string) => readPage({ path, host, port, agent })
  await until(`${folder} responds`, async () => {
    await readOnce(readyPath)
    return true
  })
  return {
    async read(path, times) {
      for (let time = 0; time < times; time++) await readOnce(path)
    },
    readText: readOnce,
    cpuMilliseconds: () => cpuMilliseconds(child.pid),
    residentMb: () => residentMb(child.pid),
    stop() {
      agent.destroy()
      child.kill('SIGKILL')
    },
  }
}

type PageRequest = { path: string; host: string; port: number; agent: Agent }

/** Rejects if the status is not 200. A connection that the server has closed meanwhile is replaced. */
function readPage(page: PageRequest): Promise<string> {
  const { path, host, port, agent } = page
  return new Promise((resolve, reject) => {
    const outgoing = get({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
      text(response).then(
        (body) => (response.statusCode === 200 ? resolve(body) : reject(new Error(`${path}: ${response.statusCode}`))),
        reject,
      )
    })
    outgoing.on('error', (error) => (outgoing.reusedSocket ? resolve(readPage(page)) : reject(error)))
  })
}

/** User and system time of a process; Linux counts them in hundredths of a second. */
function cpuMilliseconds(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}

function residentMb(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}
