import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { spawnedChild } from '../support/spawned-child.ts'
import { setting, until } from '../support/request.ts'

const port = 27_180
const inspectorPort = 27_182

export type ProfileNode = { id: number; callFrame: { functionName: string }; children?: number[] }
/** A CPU profile; `samples` are the ids of the running nodes. */
export type Profile = { nodes: ProfileNode[]; samples: number[] }

export type ProfiledWebsite = {
  /** Requests a page `times` times, one after the other. */
  read(path: string, times: number): Promise<void>
  readText(path: string): Promise<string>
  /** The CPU time that the website has used, in steps of 10 ms. */
  cpuMilliseconds(): number
  startProfile(): Promise<void>
  endProfile(): Promise<Profile>
  stop(): void
}

/** Starts the built website on its own port, so that the profile contains no other requests. */
export async function startProfiledWebsite(): Promise<ProfiledWebsite> {
  const child = spawnedChild(process.execPath, [`--inspect=127.0.0.1:${inspectorPort}`, 'build/server/index.js'], {
    cwd: new URL('../../apps/web/', import.meta.url),
    env: { ...process.env, NODE_ENV: 'production', WEB_PORT: String(port), WEB_OPERATIONS_PORT: String(port + 1) },
    stdio: 'ignore',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const host = new URL(setting('EDGE_ORIGIN')).hostname
  const readOnce = (path: string) => readPage({ path, host, agent })
  await until('the website responds', async () => (await readOnce('/readyz').catch(() => undefined)) !== undefined)
  const inspector = await connectInspector()
  return {
    async read(path, times) {
      for (let time = 0; time < times; time++) await readOnce(path)
    },
    readText: readOnce,
    cpuMilliseconds: () => cpuMilliseconds(child.pid),
    async startProfile() {
      await inspector('Profiler.enable')
      await inspector('Profiler.start')
    },
    endProfile: async () => (await inspector('Profiler.stop'))['profile'] as Profile,
    stop: () => end(child, agent),
  }
}

/** Rejects if the status is not 200. */
function readPage({ path, host, agent }: { path: string; host: string; agent: Agent }): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
      text(response).then(
        (page) => (response.statusCode === 200 ? resolve(page) : reject(new Error(`${path}: ${response.statusCode}`))),
        reject,
      )
    }).on('error', reject)
  })
}

/** User and system time of a process; Linux counts them in hundredths of a second. */
function cpuMilliseconds(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}

/** Connects to Node's inspector, which starts and stops the profile. */
async function connectInspector() {
  const response = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('the inspector has no target')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let lastId = 0
  return (method: string): Promise<Record<string, unknown>> => {
    lastId += 1
    const id = lastId
    socket.send(JSON.stringify({ id, method }))
    return new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as { id?: number; result?: Record<string, unknown> }
        if (message.id === id) resolve(message.result ?? {})
      })
    })
  }
}

function end(child: ChildProcess, agent: Agent): void {
  agent.destroy()
  child.kill('SIGKILL')
}
