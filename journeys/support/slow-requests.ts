import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'

export type SlowRequest = {
  /** Everything received so far. */
  received: () => string
  isOpen: () => boolean
  /** Sends the rest of the body. */
  finish: () => void
  close: () => void
}

type SlowTarget = { port: number; from: string; head: string; sendSlowly?: boolean }

/** A loopback address for each number up to 65,000. */
export const addressOf = (number: number) => `127.7.${(number >> 8) & 255}.${1 + (number % 254)}`

const bodyBytes = 1000

/** The head of a request with a body. The edge sends 100 as soon as a thread has the request. */
export const postHead = (host: string, path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nExpect: 100-continue\r\nContent-Length: ${bodyBytes}\r\n\r\n`

/**
 * Sends the head of a request, then nothing or one byte a second, and leaves the connection open. Returns after the first
 * response.
 */
export async function openSlowRequest({ port, from, head, sendSlowly = false }: SlowTarget): Promise<SlowRequest> {
  const socket = createConnection({ host: '127.0.0.1', port, localAddress: from })
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => undefined)
  socket.once('connect', () => socket.write(head))
  await Promise.race([once(socket, 'data'), once(socket, 'close')])
  const stop = sendSlowly ? sendByteBySecond(socket) : () => undefined
  return {
    received: () => text,
    isOpen: () => !socket.destroyed,
    finish: () => {
      stop()
      socket.write('a'.repeat(bodyBytes - (socket.bytesWritten - head.length)))
    },
    close: () => socket.destroy(),
  }
}

function sendByteBySecond(socket: Socket): () => void {
  const timer = setInterval(() => socket.write('a'), 1000)
  const stop = () => clearInterval(timer)
  socket.once('close', stop)
  return stop
}

/** Opens ten at a time, and again if the edge drops a connection, which it does while it starts threads. */
export async function openMany(count: number, open: (number: number) => Promise<SlowRequest>): Promise<SlowRequest[]> {
  const opened: SlowRequest[] = []
  const openOne = async (number: number): Promise<SlowRequest> => {
    const request = await open(number)
    return request.received() === '' ? openOne(number) : request
  }
  while (opened.length < count) {
    const numbers = Array.from({ length: Math.min(10, count - opened.length) }, (_, index) => opened.length + index)
    opened.push(...(await Promise.all(numbers.map(openOne))))
  }
  return opened
}

export function closeAll(requests: readonly SlowRequest[]): void {
  for (const { close } of requests) close()
}

/** The 95th percentile of the duration of repeated work, in milliseconds. */
export async function measureP95(times: number, work: (number: number) => Promise<unknown>): Promise<number> {
  const durations: number[] = []
  for (let number = 0; number < times; number += 1) {
    const started = performance.now()
    await work(number)
    durations.push(performance.now() - started)
  }
  return durations.sort((one, other) => one - other)[Math.ceil(times * 0.95) - 1] ?? Number.POSITIVE_INFINITY
}
