import { webcrypto } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ProofKeys } from './signed-requests.ts'

/** A fake identity server for the data service: it serves its keys, and introspection reports every token as active. */
export async function startKeyServer({ server }: ProofKeys): Promise<{ url: string; stop: () => void }> {
  const jwk = { ...(await webcrypto.subtle.exportKey('jwk', server.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const listener = createServer((request, response) => {
    const body = request.url?.endsWith('/certs') ? Promise.resolve({ keys: [jwk] }) : text(request).then(toClaims)
    response.setHeader('content-type', 'application/json')
    void body.then((value) => response.end(JSON.stringify(value)))
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

function toClaims(form: string): object {
  const claims = new URLSearchParams(form).get('token')?.split('.')[1]
  // A worker asks for a token of its own, and a killed service ends its request early.
  if (!claims) return { active: false }
  return { active: true, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
