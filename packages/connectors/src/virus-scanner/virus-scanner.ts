import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { parseScanReply, type Verdict } from './scan-reply.ts'

export type VirusScanner = {
  /** Reads the whole stream; throws when the scanner gave no verdict, so that nothing passes unscanned. */
  scan: (content: Readable) => Promise<Verdict>
  ping: () => Promise<void>
}

export type VirusScannerSettings = { host: string; port: number; timeoutMs?: number }

/** clamd over TCP (its INSTREAM command): lengths and chunks in, one line of verdict out. */
export function createVirusScanner({ host, port, timeoutMs = 120_000 }: VirusScannerSettings): VirusScanner {
  const ask = (send: (socket: Socket) => Promise<void>) => converse({ host, port, timeoutMs }, send)
  return {
    scan: async (content) => parseScanReply(await ask((socket) => sendStream(socket, content))),
    ping: async () => {
      const reply = await ask(async (socket) => void socket.write('zPING\0'))
      if (reply !== 'PONG') throw new Error('virus scanner did not answer the ping')
    },
  }
}

/** Opens a connection, lets `send` write, and resolves with the one reply, without its closing zero byte. */
async function converse(
  { host, port, timeoutMs }: Required<VirusScannerSettings>,
  send: (socket: Socket) => Promise<void>,
): Promise<string> {
  const socket = connect({ host, port })
  const deadline = setTimeout(() => socket.destroy(new Error('virus scanner timed out')), timeoutMs)
  const reply = readReply(socket)
  // The reply can fail while we still write; then the write is over too, and the reply's reason is the true one.
  const sent = send(socket).catch((error: unknown) => void socket.destroy(toError(error)))
  try {
    return await reply
  } finally {
    clearTimeout(deadline)
    socket.destroy()
    await sent
  }
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += String(chunk)
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('virus scanner closed the connection without a verdict')))
  })
}

async function sendStream(socket: Socket, content: Readable): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const chunk of content) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
    if (bytes.length === 0) continue
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    socket.write(length)
    if (!socket.write(bytes)) await drained(socket)
    if (socket.destroyed) return
  }
  socket.write(Buffer.alloc(4))
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    socket.on('drain', done).on('close', done)
  })
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error('content could not be read')
}
