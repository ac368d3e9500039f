import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { createVirusScanner } from './virus-scanner.ts'

/** A line that misbehaves in ways the real scanner cannot be made to; verdicts themselves are tried against clamd. */
let server: Server | undefined

afterEach(() => void server?.close())

async function scannerBehind(behaviour: (socket: Socket) => void, timeoutMs = 1000) {
  server = createServer((socket) => {
    socket.on('error', () => {})
    behaviour(socket)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return createVirusScanner({ host: '127.0.0.1', port: address.port, timeoutMs })
}

test('sends each chunk behind its length and ends with zero', async () => {
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

test('a scanner that hangs up gives no verdict', async () => {
  const scanner = await scannerBehind((socket) => socket.end())
  await expect(scanner.scan(Readable.from([Buffer.alloc(100_000)]))).rejects.toThrow()
})

test('a scanner that never answers is given up', async () => {
  const scanner = await scannerBehind((socket) => void socket.resume(), 50)
  await expect(scanner.scan(Readable.from([Buffer.alloc(10)]))).rejects.toThrow('timed out')
})

test('content that breaks off gives no verdict', async () => {
  const scanner = await scannerBehind((socket) => void socket.resume())
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      throw new Error('store went away')
    })(),
  )
  await expect(scanner.scan(broken)).rejects.toThrow('store went away')
})

test('no scanner at all gives no verdict', async () => {
  const scanner = createVirusScanner({ host: '127.0.0.1', port: 1 })
  await expect(scanner.scan(Readable.from([Buffer.alloc(10)]))).rejects.toThrow()
})
