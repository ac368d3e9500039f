import { createSecureServer, type ServerHttp2Stream } from 'node:http2'
import { type IncomingMessage, request } from 'node:http'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Serves an origin by HTTP/2 and TLS, as the terminator in front of the edge does, and closes afterwards. */
export async function withHttp2<T>(origin: string, work: (secureOrigin: string) => Promise<T>): Promise<T> {
  const target = new URL(origin)
  const server = createSecureServer(await makeCertificate(target.hostname))
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const { ':method': method, ':path': path } = headers
    const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const forwarded = request({
      host: '127.0.0.1',
      port: target.port,
      method,
      path,
      headers: { ...Object.fromEntries(plain), host: target.host },
    })
    forwarded.on('response', (response) => respond(stream, response)).on('error', () => stream.close())
    stream.on('error', () => forwarded.destroy())
    stream.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`https://${target.hostname}:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}

function respond(stream: ServerHttp2Stream, response: IncomingMessage): void {
  // The browser has closed its page.
  if (stream.destroyed) return void response.destroy()
  // HTTP/2 forbids the headers that describe a connection.
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = response.headers
  stream.respond({ ':status': response.statusCode, ...headers })
  response.pipe(stream)
}

async function makeCertificate(hostname: string): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
    await run('openssl', ['req', '-x509', ...curve, '-nodes', '-subj', `/CN=${hostname}`, '-keyout', key, '-out', cert])
    return { key: await readFile(key), cert: await readFile(cert) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
