import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, portOf } from '@ferrule/tasks/free-port'
import { eventually, request } from './request.ts'

export const testHost = 'www.edge-test.localhost'
export const contentHost = 'cms.edge-test.localhost:8082'
const identityHost = 'id.norlitz.localhost'

export type SpawnedEdge = {
  /** The public listener. */
  url: string
  /** The listener of the identity host. */
  identityUrl: string
  /** The listener of the content admin. */
  contentUrl: string
  /** The internal listener of purges and readiness. */
  internalUrl: string
  port: number
  /** The working directory of Varnish, with its counters. */
  folder: string
  /** Marks responses with these keys as stale, or removes them. */
  purge(keys: string, kind?: 'soft' | 'hard'): Promise<void>
  /** The number of requests to the website since the last call. */
  countRequests(): number
  /** Sets the listener of the website behind the edge. */
  respondWith(listener: RequestListener): void
  stopWebsite(): Promise<void>
  stop(): Promise<void>
}

const rulesFolder = new URL('../../infra/edge/', import.meta.url).pathname

type EdgeOptions = {
  limit?: number
  loginsPerMinute?: number
  /** The identity listener reads the client's address from a PROXY header, so that a test can choose any. */
  proxied?: boolean
  /** Ports of more instances of the website, beside the fake one. */
  moreWebsites?: number[]
}

/** Starts a Varnish with the product's VCL in front of a fake website. */
export async function spawnEdge({
  limit = 1_000_000,
  loginsPerMinute = 10,
  proxied = false,
  moreWebsites = [],
}: EdgeOptions = {}): Promise<SpawnedEdge> {
  let listener: RequestListener = (_, response) => response.end('nothing yet')
  let requestCount = 0
  const website = createServer({ maxHeaderSize: 65_536 }, (incoming, outgoing) => {
    if (incoming.url === '/readyz') return outgoing.end()
    requestCount++
    return listener(incoming, outgoing)
  })
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  const state = mkdtempSync(join(tmpdir(), 'spawned-edge-'))
  const [port, purgePort, identityPort] = [await freePort(), await freePort(), await freePort()]
  const contentPort = await freePort()
  writeRules(state, { websites: [portOf(website), ...moreWebsites], limit, loginsPerMinute })
  const identity = `${identityPort}${proxied ? ',PROXY' : ''}`
  const varnish = startVarnish(state, { port, purgePort, identity, contentPort })
  const url = `http://127.0.0.1:${port}`
  await eventually(
    () => request(url, { headers: { host: 'unknown.localhost' } }),
    ({ status }) => status === 421,
  )
  return {
    url,
    identityUrl: `http://127.0.0.1:${identityPort}`,
    contentUrl: `http://127.0.0.1:${contentPort}`,
    internalUrl: `http://127.0.0.1:${purgePort}`,
    port,
    folder: join(state, 'run'),
    async purge(keys, kind = 'soft') {
      const { status } = await request(`http://127.0.0.1:${purgePort}/`, {
        method: 'PURGE',
        headers: { [kind === 'hard' ? 'xkey-purge' : 'xkey-softpurge']: keys },
      })
      if (status !== 200) throw new Error(`the purge returned ${status}`)
    },
    countRequests() {
      const count = requestCount
      requestCount = 0
      return count
    },
    respondWith: (next) => void (listener = next),
    stopWebsite: () => close(website),
    async stop() {
      varnish.kill('SIGTERM')
      await new Promise((resolve) => varnish.once('exit', resolve))
      await close(website)
      rmSync(state, { recursive: true, force: true })
    },
  }
}

type RuleOptions = { websites: number[]; limit: number; loginsPerMinute: number }

function writeRules(state: string, { websites, limit, loginsPerMinute }: RuleOptions): void {
  cpSync(rulesFolder, join(state, 'vcl'), { recursive: true })
  const file = join(state, 'vcl', 'edge.vcl')
  writeFileSync(file, readFileSync(file, 'utf8').replace('100, 1s', `${limit}, 1s`))
  const logins = join(state, 'vcl', 'wrong-logins.vcl')
  writeFileSync(logins, readFileSync(logins, 'utf8').replaceAll('10, 60s, 60s', `${loginsPerMinute}, 60s, 60s`))
  const host = testHost.replaceAll('.', '\\.')
  writeFileSync(
    join(state, 'vcl', 'hosts.vcl'),
    `sub check_host { call normalise_host; if (req.http.Host !~ "^(${host})$") { return (synth(421, "Unknown host")); } }
sub public_address { set bereq.http.X-Forwarded-Host = bereq.http.Host; set bereq.http.X-Forwarded-Proto = "http"; }`,
  )
  writeFileSync(
    join(state, 'vcl', 'addresses.vcl'),
    `sub check_content_host { if (req.http.Host != "${contentHost}") { return (synth(421, "Unknown host")); } }
sub content_address { set bereq.http.X-Forwarded-Host = bereq.http.Host; set bereq.http.X-Forwarded-Proto = "https"; }
sub check_identity_host { if (req.http.Host != "${identityHost}") { return (synth(421, "Unknown host")); } }
sub identity_address { set bereq.http.X-Forwarded-Proto = "http"; }`,
  )
  const backends = websites.map((port) => `127.0.0.1:${port}`).join(',')
  execFileSync(join(rulesFolder, 'write-backends.sh'), [join(state, 'vcl')], {
    env: {
      ...process.env,
      EDGE_WEB_BACKENDS: backends,
      EDGE_IDENTITY_BACKENDS: backends,
      EDGE_CONTENT_BACKENDS: backends,
    },
  })
}

type Listeners = { port: number; purgePort: number; identity: string; contentPort: number }

function startVarnish(state: string, { port, purgePort, identity, contentPort }: Listeners): ChildProcess {
  const listeners = [
    ['-a', `public=127.0.0.1:${port}`],
    ['-a', `identity=127.0.0.1:${identity}`],
    ['-a', `content=127.0.0.1:${contentPort}`],
    ['-a', `purge=127.0.0.1:${purgePort}`],
  ].flat()
  const stores = ['default=malloc,64m', 'pictures=malloc,16m', 'bodies=malloc,128m', 'Transient=malloc,32m']
  const rules = ['-p', `vcl_path=${join(state, 'vcl')}`, '-f', join(state, 'vcl', 'edge.vcl')]
  const storage = stores.flatMap((store) => ['-s', store])
  const args = ['-F', '-j', 'none', '-n', join(state, 'run'), '-T', 'none', ...rules, ...listeners, ...storage]
  return spawn('/usr/sbin/varnishd', [...args, ...readParameters()], { stdio: 'ignore' })
}

/** The parameters of the product's edge. */
function readParameters(): string[] {
  const lines = readFileSync(join(rulesFolder, 'parameters'), 'utf8').split('\n')
  return lines.filter((line) => /^[a-z]/.test(line)).flatMap((line) => ['-p', line])
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
