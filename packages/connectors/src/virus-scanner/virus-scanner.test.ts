import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { createVirusScanner } from './virus-scanner.ts'

/** Simulates failures that the real scanner cannot be made to show; results are tested against clamd. */
let server: Server | undefined

afterEach(() => void server?.close())

async function scannerBehind(
  behaviour: (socket: Socket) => void,
  { timeoutMs = 1000, needsOfficialSignatures = false } = {},
) {
  server = createServer((socket) => {
    socket.on('error', () => {})
    behaviour(socket)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return createVirusScanner({ host: '127.0.0.1', port: address.port, timeoutMs, needsOfficialSignatures })
}

test('sends each chunk after its length and ends with zero', async () => {
  const received: Buffer[] = []
  const scanner = await scannerBehind((socket) => {
    socket.on('data', (chunk) => {
      received.push(Buffer.from(chunk))
      if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) socket.write('stream: OK\0')
    })
  })
  await scanner.scan(Readable.from([Buffer.from('ab'), Buffer.from('c')]))
  expect(Buffer.concat(received).toString('latin1')).toBe('zINSTREAM\0\0\0\0\x02ab\0\0\0\x01c\0\0\0\0')
})

test('throws when the scanner closes the connection', async () => {
  const scanner = await scannerBehind((socket) => socket.end())
  await expect(scanner.scan(Readable.from([Buffer.alloc(100_000)]))).rejects.toThrow()
})

test('stops reading the content when the scanner closes the connection before the next chunk', async () => {
  const scanner = await scannerBehind((socket) => void socket.once('data', () => socket.destroy()))
  const content = new Readable({ read: () => {} })
  content.push(Buffer.alloc(10))
  await expect(scanner.scan(content)).rejects.toThrow()
  expect(content.destroyed).toBe(true)
})

test('sends no chunk that arrives after the scanner has closed the connection', async () => {
  const closed = Promise.withResolvers<void>()
  const scanner = await scannerBehind((socket) => {
    socket.once('data', () => socket.destroy()).once('close', () => setTimeout(closed.resolve, 20))
  })
  const late = Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      await closed.promise
      yield Buffer.alloc(100_000)
    })(),
  )
  await expect(scanner.scan(late)).rejects.toThrow()
})

test('throws after the timeout when the content never ends', async () => {
  const scanner = await scannerBehind((socket) => void socket.resume(), { timeoutMs: 50 })
  await expect(scanner.scan(new Readable({ read: () => {} }))).rejects.toThrow('timed out')
})

test('throws after the timeout when the scanner never responds', async () => {
  const scanner = await scannerBehind((socket) => void socket.resume(), { timeoutMs: 50 })
  await expect(scanner.scan(Readable.from([Buffer.alloc(10)]))).rejects.toThrow('timed out')
})

test('throws when the content stream fails', async () => {
  const scanner = await scannerBehind((socket) => void socket.resume())
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      throw new Error('store is unavailable')
    })(),
  )
  await expect(scanner.scan(broken)).rejects.toThrow('store is unavailable')
})

test('throws when no scanner is listening', async () => {
  const scanner = createVirusScanner({ host: '127.0.0.1', port: 1, needsOfficialSignatures: false })
  await expect(scanner.scan(Readable.from([Buffer.alloc(10)]))).rejects.toThrow()
})

/** Replies to a version request with the given version, and to any content that it is clean. */
function replyWithVersion(version: string) {
  return (socket: Socket) =>
    void socket.once('data', (chunk) =>
      socket.write(String(chunk).startsWith('zVERSION') ? `${version}\0` : 'stream: OK\0'),
    )
}

test('gives no verdict if official signatures are needed and the scanner has its test signature only [S5]', async () => {
  const scanner = await scannerBehind(replyWithVersion('ClamAV 1.4.3'), { needsOfficialSignatures: true })
  await expect(scanner.scan(Readable.from([Buffer.alloc(10)]))).rejects.toThrow('test signatures only')
})

test('gives a verdict with official signatures', async () => {
  const version = 'ClamAV 1.4.3/27793/Mon Nov 16 09:21:03 2026'
  const scanner = await scannerBehind(replyWithVersion(version), { needsOfficialSignatures: true })
  expect(await scanner.scan(Readable.from([Buffer.alloc(10)]))).toEqual({ infected: false })
})
