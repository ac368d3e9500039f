import type { ChildProcess } from 'node:child_process'
import { Agent, get } from 'node:http'
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
  await until('the website responds', async () => (await readOnce('/readyz').catch(() => 0)) === 200)
  const inspector = await connectInspector()
  return {
    async read(path, times) {
      for (let time = 0; time < times; time++) if ((await readOnce(path)) !== 200) throw new Error(`${path} failed`)
    },
    async startProfile() {
      await inspector('Profiler.enable')
      await inspector('Profiler.start')
    },
    endProfile: async () => (await inspector('Profiler.stop'))['profile'] as Profile,
    stop: () => end(child, agent),
  }
}

function readPage({ path, host, agent }: { path: string; host: string; agent: Agent }): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
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
