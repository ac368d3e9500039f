import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { hasOfficialSignatures, parseScanReply, type ScanResult } from './scan-reply.ts'

export type VirusScanner = {
  /** Reads the whole stream; throws without a result, so that nothing passes unscanned. */
  scan: (content: Readable) => Promise<ScanResult>
  ping: () => Promise<void>
}

type Connection = { host: string; port: number; timeoutMs: number }

export type VirusScannerSettings = {
  host: string
  port: number
  /** Refuse results of a scanner without the signatures of ClamAV, which would find nothing. */
  needsOfficialSignatures: boolean
  timeoutMs?: number
}

/** Client of clamd over TCP. INSTREAM takes chunks with their lengths and replies with one line. */
export function createVirusScanner(settings: VirusScannerSettings): VirusScanner {
  const { host, port, needsOfficialSignatures, timeoutMs = 120_000 } = settings
  const call = (send: (socket: Socket) => Promise<void>) => exchange({ host, port, timeoutMs }, send)
  return {
    scan: async (content) => {
      if (
        needsOfficialSignatures &&
        !hasOfficialSignatures(await call(async (socket) => void socket.write('zVERSION\0')))
      )
        throw new Error('virus scanner has test signatures only; install those of freshclam')
      return parseScanReply(await call((socket) => sendStream(socket, content)))
    },
    ping: async () => {
      const reply = await call(async (socket) => void socket.write('zPING\0'))
      if (reply !== 'PONG') throw new Error('virus scanner did not reply to the ping')
    },
  }
}

/** Opens a connection, lets `send` write, and resolves with the reply without its closing zero byte. */
async function exchange(
  { host, port, timeoutMs }: Connection,
  send: (socket: Socket) => Promise<void>,
): Promise<string> {
  const socket = connect({ host, port })
  const deadline = setTimeout(() => socket.destroy(new Error('virus scanner timed out')), timeoutMs)
  const reply = readReply(socket)
  // If the reply fails during the write, the write ends too; the error of the reply is the one to report.
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
    socket.on('close', () => reject(new Error('virus scanner closed the connection without a result')))
  })
}

async function sendStream(socket: Socket, content: Readable): Promise<void> {
  // A content stream without a next chunk would otherwise be awaited for ever after the connection has closed.
  socket.once('close', () => content.destroy())
  socket.write('zINSTREAM\0')
  for await (const chunk of content) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
    if (bytes.length === 0) continue
    // A destroyed socket emits neither `drain` nor another `close`.
    if (socket.destroyed) return
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    socket.write(length)
    if (!socket.write(bytes)) await drained(socket)
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
