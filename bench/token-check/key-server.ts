import { webcrypto } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProofKeys } from './signed-requests.ts'

/** Plays the identity server for the data service: its keys, and that every session holds. Returns its address. */
export async function startKeyServer({ server }: ProofKeys): Promise<{ url: string; stop: () => void }> {
  const jwk = { ...(await webcrypto.subtle.exportKey('jwk', server.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const listener = createServer((request, response) => {
    const answer = request.url?.endsWith('/certs') ? { keys: [jwk] } : { active: true, sub: 'a1' }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    stop: () => {
      listener.closeAllConnections()
      listener.close()
    },
  }
}
