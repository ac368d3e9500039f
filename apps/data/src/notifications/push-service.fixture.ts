import { execFileSync } from 'node:child_process'
import { createDecipheriv, createECDH, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { readVapidKey } from '@ferrule/connectors/web-push/vapid-key'
import { createWebPush } from '@ferrule/connectors/web-push/web-push'

export type ReceivedPush = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A push service on loopback with a certificate of its own, and the worker's connector that reaches it. */
export async function startPushService() {
  const { cert, key } = createCertificate()
  setDefaultCACertificates([...getCACertificates('default'), cert])
  const received: ReceivedPush[] = []
  const statuses: number[] = []
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(statuses.shift() ?? 201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pkcs8 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'der' })
  const settings = { key: readVapidKey(pkcs8.toString('base64')), contact: 'mailto:team@norlitz.example' }
  return {
    origin: `https://push.test:${port}`,
    port,
    publicKey: settings.key.publicKey,
    received,
    /** The next responses; afterwards it accepts everything. */
    respondWith: (...next: number[]) => void statuses.push(...next),
    sendWebPush: createWebPush({
      ...settings,
      external: { trustedNetworks: '127.0.0.0/8', resolve: async () => ['127.0.0.1'] },
    }),
    /** As in production: no private network is trusted. */
    sendGuarded: createWebPush(settings),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

function createCertificate(): { cert: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'push-'))
  try {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const names = ['-subj', '/CN=push.test', '-addext', 'subjectAltName=DNS:push.test']
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    execFileSync('openssl', ['req', '-x509', ...curve, '-days', '30', ...names, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    })
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A browser with its keys, which reads what is sent to it. */
export function createTestBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    input: {
      endpoint,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
      browser: 'firefox' as const,
    },
    /** Decrypts a message as RFC 8291 asks a browser to. */
    read: (body: Buffer): unknown => {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
      const senderKey = body.subarray(21, 21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(body.subarray(-16))
      const record = Buffer.concat([decipher.update(body.subarray(21 + keyLength, -16)), decipher.final()])
      return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString())
    },
  }
}
