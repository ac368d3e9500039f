import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, isWithin, toNetworks } from './public-address.ts'

export type ExternalSettings = {
  /** The only origins that may be called. */
  origins: readonly string[]
  /** Private networks that may be called, such as `10.20.0.0/16`; only there plain HTTP is allowed. */
  trustedNetworks?: string
  timeoutMs?: number
  maxBytes?: number
  /** Resolves a host name to all its addresses. */
  resolve?: (name: string) => Promise<string[]>
}

type ExternalRequest = { method: string; headers: Record<string, string>; body?: string | Buffer }

export type FetchExternal = (url: string, request: ExternalRequest) => Promise<{ status: number; body: Buffer }>

type RefusalReason = 'unknown-origin' | 'no-tls' | 'private-address' | 'redirect' | 'too-large'

/** A call that was not sent, or whose response was discarded. */
export class ExternalRefused extends Error {
  constructor(reason: RefusalReason) {
    super(`external call refused: ${reason}`)
    this.name = 'ExternalRefused'
  }
}

/**
 * The only way to call a server that is not ours. Resolves the host name once, validates all its addresses and connects
 * to one of them, so a DNS answer that changes later (DNS rebinding) has no effect. Follows no redirect and does not
 * decompress the body.
 */
export function createFetchExternal(settings: ExternalSettings): FetchExternal {
  const { trustedNetworks = '', timeoutMs = 3000, maxBytes = 10_000_000, resolve = resolveAll } = settings
  const known = new Set(settings.origins.map((origin) => new URL(origin).origin))
  const trusted = toNetworks(trustedNetworks)
  return async (url, request) => {
    const target = new URL(url)
    if (!known.has(target.origin) || target.username !== '' || target.password !== '')
      throw new ExternalRefused('unknown-origin')
    const signal = AbortSignal.timeout(timeoutMs)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await untilAborted(resolve(host), signal)
    const isTrusted = addresses.every((address) => isWithin(trusted, address))
    if (!isTrusted && !addresses.every(isPublicAddress)) throw new ExternalRefused('private-address')
    if (!isTrusted && target.protocol !== 'https:') throw new ExternalRefused('no-tls')
    const [address = ''] = addresses
    const response = await send(target, request, { ...toOptions(target, address), signal })
    const status = response.statusCode ?? 0
    if (status >= 300 && status < 400) throw discard(response, 'redirect')
    return { status, body: await readAtMost(response, maxBytes) }
  }
}

async function resolveAll(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

/** Connects to the validated address, and uses the host name for SNI and the certificate check. */
function toOptions({ hostname, port, pathname, search, protocol }: URL, address: string): RequestOptions {
  const isSecure = protocol === 'https:'
  return {
    host: address,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    path: `${pathname}${search}`,
    ...(isSecure && isIP(hostname) === 0 ? { servername: hostname } : {}),
  }
}

function send(
  target: URL,
  { method, headers, body = '' }: ExternalRequest,
  options: RequestOptions,
): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const length = body.length === 0 ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = { ...headers, ...length, host: target.host }
    const outgoing = request({ ...options, method, headers: sent, agent: false }, resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let byteSize = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    byteSize += chunk.byteLength
    if (byteSize > maxBytes) throw discard(response, 'too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function discard(response: IncomingMessage, reason: RefusalReason): ExternalRefused {
  response.destroy()
  return new ExternalRefused(reason)
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
