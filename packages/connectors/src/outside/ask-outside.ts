import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, isWithin, toNetworks } from './public-address.ts'

export type OutsideSettings = {
  /** Whatever is not one of these is never asked. */
  origins: readonly string[]
  /** Networks of our own in which an outside service stands, as `10.20.0.0/16`; only there it may do without TLS. */
  ownNetworks?: string
  timeoutMs?: number
  maxBytes?: number
  /** Every address of a name. */
  resolve?: (name: string) => Promise<string[]>
}

type Question = { method: string; headers: Record<string, string>; body?: string }

export type AskOutside = (url: string, question: Question) => Promise<{ status: number; body: Buffer }>

type RefusalReason = 'unknown-origin' | 'no-tls' | 'private-address' | 'redirect' | 'too-large'

/** What we do not ask, or no longer listen to. */
class OutsideRefused extends Error {
  constructor(reason: RefusalReason) {
    super(`outside call refused: ${reason}`)
    this.name = 'OutsideRefused'
  }
}

/**
 * The only way from us to a server that is not ours. A name is looked up once, all its addresses are judged, and the
 * connection goes to one of those: a name that means something else a moment later changes nothing. No redirect is
 * followed and nothing is unpacked.
 */
export function createAskOutside(settings: OutsideSettings): AskOutside {
  const { ownNetworks = '', timeoutMs = 3000, maxBytes = 10_000_000, resolve = resolveAll } = settings
  const known = new Set(settings.origins.map((origin) => new URL(origin).origin))
  const own = toNetworks(ownNetworks)
  return async (url, question) => {
    const target = new URL(url)
    if (!known.has(target.origin) || target.username !== '' || target.password !== '')
      throw new OutsideRefused('unknown-origin')
    const signal = AbortSignal.timeout(timeoutMs)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await untilAborted(resolve(host), signal)
    const isOwn = addresses.every((address) => isWithin(own, address))
    if (!isOwn && !addresses.every(isPublicAddress)) throw new OutsideRefused('private-address')
    if (!isOwn && target.protocol !== 'https:') throw new OutsideRefused('no-tls')
    const [address = ''] = addresses
    const answer = await send(target, question, { ...toOptions(target, address), signal })
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400) throw refuseAnswer(answer, 'redirect')
    return { status, body: await readAtMost(answer, maxBytes) }
  }
}

async function resolveAll(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

/** The address to connect to and, apart from it, the name to ask for and to find in the certificate. */
function toOptions({ hostname, port, pathname, search, protocol }: URL, address: string): RequestOptions {
  const isSecure = protocol === 'https:'
  return {
    host: address,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    path: `${pathname}${search}`,
    ...(isSecure && isIP(hostname) === 0 ? { servername: hostname } : {}),
  }
}

function send(target: URL, { method, headers, body = '' }: Question, place: RequestOptions): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = { ...headers, ...length, host: target.host }
    const outgoing = request({ ...place, method, headers: sent, agent: false }, resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function readAtMost(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let byteSize = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    byteSize += chunk.byteLength
    if (byteSize > maxBytes) throw refuseAnswer(answer, 'too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuseAnswer(answer: IncomingMessage, reason: RefusalReason): OutsideRefused {
  answer.destroy()
  return new OutsideRefused(reason)
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
