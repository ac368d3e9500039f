import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, portOf } from '@ferrule/tasks/free-port'
import { eventually, request } from './request.ts'

export const ownHost = 'www.edge-test.localhost'

export type OwnEdge = {
  /** The public listener. */
  url: string
  /** The listener of the identity host. */
  identityUrl: string
  port: number
  /** Where Varnish keeps its counters. */
  folder: string
  purge(keys: string): Promise<void>
  /** How often the website behind it was asked since the last look. */
  takeAsked(): number
  /** From now on this answers behind the edge. */
  answer(listener: RequestListener): void
  stopWebsite(): Promise<void>
  stop(): Promise<void>
}

const rulesFolder = new URL('../../infra/edge/', import.meta.url).pathname

/** The product's own edge rules in a Varnish of their own, in front of a website that the test plays. */
export async function startOwnEdge({ limit = 1_000_000, loginsPerMinute = 10 } = {}): Promise<OwnEdge> {
  let listener: RequestListener = (_, response) => response.end('nothing yet')
  let asked = 0
  const website = createServer({ maxHeaderSize: 65_536 }, (incoming, outgoing) => {
    if (incoming.url === '/livez') return outgoing.end()
    asked++
    return listener(incoming, outgoing)
  })
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  const state = mkdtempSync(join(tmpdir(), 'own-edge-'))
  const [port, purgePort, identityPort] = [await freePort(), await freePort(), await freePort()]
  writeRules(state, { website: portOf(website), limit, loginsPerMinute })
  const varnish = startVarnish(state, { port, purgePort, identityPort })
  const url = `http://127.0.0.1:${port}`
  await eventually(
    () => request(url, { headers: { host: 'unknown.localhost' } }),
    ({ status }) => status === 421,
  )
  return {
    url,
    identityUrl: `http://127.0.0.1:${identityPort}`,
    port,
    folder: join(state, 'run'),
    async purge(keys) {
      const { status } = await request(`http://127.0.0.1:${purgePort}/`, {
        method: 'PURGE',
        headers: { 'xkey-purge': keys },
      })
      if (status !== 200) throw new Error(`purge answered ${status}`)
    },
    takeAsked() {
      const count = asked
      asked = 0
      return count
    },
    answer: (next) => void (listener = next),
    stopWebsite: () => close(website),
    async stop() {
      varnish.kill('SIGTERM')
      await new Promise((resolve) => varnish.once('exit', resolve))
      await close(website)
      rmSync(state, { recursive: true, force: true })
    },
  }
}

type Rules = { website: number; limit: number; loginsPerMinute: number }

function writeRules(state: string, { website, limit, loginsPerMinute }: Rules): void {
  cpSync(rulesFolder, join(state, 'vcl'), { recursive: true })
  const file = join(state, 'vcl', 'edge.vcl')
  const rules = readFileSync(file, 'utf8').replace('"17080"', `"${website}"`).replace('100, 1s', `${limit}, 1s`)
  writeFileSync(file, rules.replace('"18081"', `"${website}"`))
  const logins = join(state, 'vcl', 'wrong-logins.vcl')
  writeFileSync(logins, readFileSync(logins, 'utf8').replaceAll('10, 60s, 60s', `${loginsPerMinute}, 60s, 60s`))
  const host = ownHost.replaceAll('.', '\\.')
  writeFileSync(
    join(state, 'vcl', 'hosts.vcl'),
    `sub known_host { call tidy_host; if (req.http.Host !~ "^(${host})$") { return (synth(421, "Unknown host")); } }
sub public_address { set bereq.http.X-Forwarded-Host = bereq.http.Host; set bereq.http.X-Forwarded-Proto = "http"; }`,
  )
}

type Ports = Record<'port' | 'purgePort' | 'identityPort', number>

function startVarnish(state: string, { port, purgePort, identityPort }: Ports): ChildProcess {
  const listeners = [
    ['-a', `public=127.0.0.1:${port}`],
    ['-a', `identity=127.0.0.1:${identityPort}`],
    ['-a', `purge=127.0.0.1:${purgePort}`],
  ].flat()
  const stores = ['-s', 'default=malloc,64m', '-s', 'pictures=malloc,16m', '-s', 'Transient=malloc,32m']
  const rules = ['-p', `vcl_path=${join(state, 'vcl')}`, '-f', join(state, 'vcl', 'edge.vcl')]
  const args = ['-F', '-j', 'none', '-n', join(state, 'run'), '-T', 'none', ...rules, ...listeners, ...stores]
  return spawn('/usr/sbin/varnishd', [...args, '-p', 'thread_pool_min=50'], { stdio: 'ignore' })
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
