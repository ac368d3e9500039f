import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { openDashboard, readTokens } from '../support/portal.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

let browser: Browser
let person: TemporaryUser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  person = await createTemporaryUser(['kmx_int_serviceticketing_active'])
  page = await openDashboard(await browser.newContext(), person)
})

afterAll(async () => {
  await browser.close()
  await person.remove()
})

test.each(['data', 'tickets'])(
  'a browser calls /api/%s of its own host, with a proof that is valid for that address only [S7-051] [S7-052]',
  async (endpoint) => {
    const response = await queryTickets(endpoint, `${settings.edge}/api/${endpoint}`)
    expect(response.status).toBe(200)
    expect(response.text).toContain('"tickets":{')
    const other = endpoint === 'data' ? 'tickets' : 'data'
    expect((await queryTickets(endpoint, `${settings.edge}/api/${other}`)).status).toBe(401)
  },
)

/** Queries tickets with the browser's key and a proof for the given URL. */
async function queryTickets(endpoint: string, proofUrl: string): Promise<{ status: number; text: string }> {
  const { access_token: token } = await readTokens(page)
  const body = JSON.stringify({ documentId: operationIdOf('Tickets'), variables: { group: 'all', page: 1 } })
  return page.evaluate(
    async ({ endpoint, proofUrl, token, body }) => {
      const toPart = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      const textPart = (value: unknown) => toPart(new TextEncoder().encode(JSON.stringify(value)))
      const keys = await new Promise<CryptoKeyPair>((resolve, reject) => {
        const opening = indexedDB.open('oidc')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('dpop').objectStore('dpop').get('kmx_uapp_login')
          reading.addEventListener('success', () => resolve(reading.result.keys))
        })
      })
      const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', keys.publicKey)
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
      const claims = { jti: crypto.randomUUID(), htm: 'POST', htu: proofUrl, iat: Math.floor(Date.now() / 1000) }
      const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }
      const signed = `${textPart(header)}.${textPart({ ...claims, ath: toPart(new Uint8Array(hash)) })}`
      const ecdsa = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = await crypto.subtle.sign(ecdsa, keys.privateKey, new TextEncoder().encode(signed))
      const response = await fetch(`/api/${endpoint}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `DPoP ${token}`,
          dpop: `${signed}.${toPart(new Uint8Array(signature))}`,
        },
        body,
      })
      return { status: response.status, text: await response.text() }
    },
    { endpoint, proofUrl, token, body },
  )
}
