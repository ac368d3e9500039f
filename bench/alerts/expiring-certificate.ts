import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Target } from './faster-configuration.ts'
import type { Provocation } from './provocation.ts'

export type ExpiringCertificate = {
  provocation: Provocation
  probe: Target
  /** A file with its certificates. */
  trusted: string
  stop: () => void
}

/** A public address of its own with TLS, whose certificate is replaced by one that expires in five days. */
export async function startTlsServer(folder: string): Promise<ExpiringCertificate> {
  const valid = await createCertificate(folder, 90)
  const expiring = await createCertificate(folder, 5)
  const trusted = join(folder, 'trusted.pem')
  await writeFile(trusted, `${valid.cert}${expiring.cert}`)
  const server = createServer(valid, (_, response) => response.end('good'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    provocation: {
      alerts: ['CertificateExpires'],
      provoke: async () => server.setSecureContext(expiring),
      undo: async () => server.setSecureContext(valid),
    },
    probe: { labels: { job: 'public', __param_module: 'http' }, targets: [`https://127.0.0.1:${port}/`] },
    trusted,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function createCertificate(folder: string, days: number): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, `${days}-days.key`), join(folder, `${days}-days.pem`)]
  const subject = ['-subj', `/CN=${days} days`, '-addext', 'subjectAltName=IP:127.0.0.1']
  const output = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert]
  await promisify(execFile)('openssl', ['req', '-x509', '-days', `${days}`, ...subject, ...output])
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
}
