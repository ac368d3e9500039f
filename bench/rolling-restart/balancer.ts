import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@ferrule/tasks/free-port'
import { request, until } from '../support/request.ts'
import { spawnedChild } from '../support/spawned-child.ts'

const listeners = ['website', 'identity', 'contentAdmin', 'data', 'contentService'] as const
type Listener = (typeof listeners)[number]

export type BalancerPorts = Record<Listener, number>
/** The servers of each listener, by the names of their instances and with the ports of their readiness. */
export type Servers = Record<Listener, { name: string; port: string; checkPort: string }[]>

export type Balancer = {
  /** Sends no new request to an instance, as a platform does that is about to stop it. */
  takeOut: (name: string) => Promise<void>
  putBack: (name: string) => Promise<void>
  stop: () => void
}

/** A platform sends to data and content service by connection, like a service of Kubernetes. */
const byConnection: readonly Listener[] = ['data', 'contentService']

export async function findBalancerPorts(): Promise<BalancerPorts> {
  return {
    website: await freePort(),
    identity: await freePort(),
    contentAdmin: await freePort(),
    data: await freePort(),
    contentService: await freePort(),
  }
}

/**
 * Starts HAProxy in front of the edges, as the TLS terminator of an installation, and in front of data and content
 * service. It sends to the servers that report that they are ready, and repeats no request.
 */
export async function startBalancer(ports: BalancerPorts, servers: Servers): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'))
  const file = join(folder, 'haproxy.cfg')
  const socket = join(folder, 'admin')
  writeFileSync(file, toConfiguration(ports, servers, socket))
  const child = spawnedChild('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const isUp = async () => (await request(`http://127.0.0.1:${ports.website}/`)).status !== 503
  await until('the balancer has an edge', isUp, 30)
  const setState = async (name: string, state: 'drain' | 'ready') => {
    for (const listener of listeners.filter((one) => servers[one].some((server) => server.name === name)))
      await runCommand(socket, `set server ${listener}/${name} state ${state}`)
  }
  return {
    takeOut: (name) => setState(name, 'drain'),
    putBack: (name) => setState(name, 'ready'),
    stop: () => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}

async function runCommand(socket: string, command: string): Promise<void> {
  const connection = connect(socket)
  connection.end(`${command}\n`)
  let output = ''
  for await (const chunk of connection) output += String(chunk)
  if (output.trim() !== '') throw new Error(`${command}: ${output}`)
}

function toConfiguration(ports: BalancerPorts, servers: Servers, socket: string): string {
  const head = `global
  maxconn 4000
  stats socket ${socket} level admin
defaults
  mode http
  retries 0
  timeout connect 5s
  timeout http-request 10s
  timeout http-keep-alive 60s
  timeout client 120s
  timeout server 120s
  timeout check 3s
  default-server check inter 500ms fall 2 rise 1
`
  return head + listeners.map((listener) => toListener(listener, ports[listener], servers[listener])).join('')
}

function toListener(name: Listener, port: number, servers: Servers[Listener]): string {
  const isByConnection = byConnection.includes(name)
  const lines = servers.map((server) => {
    // The client's address, by which the edge limits.
    const proxy = isByConnection ? '' : ' send-proxy'
    return `  server ${server.name} 127.0.0.1:${server.port} port ${server.checkPort}${proxy}\n`
  })
  // An edge of an earlier version has no readiness, but a listener.
  const check = isByConnection ? '  mode tcp\n' : '  http-check expect rstatus ^(200|404)$\n'
  return `listen ${name}\n  bind 127.0.0.1:${port}\n  option httpchk GET /readyz\n${check}${lines.join('')}`
}
