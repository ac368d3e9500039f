import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { operationIdOf } from './support/operation-id.ts'
import { openDashboard, readTokens } from './support/portal.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

let browser: Browser
let person: ThrowAwayPerson
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  person = await createThrowAwayPerson(['kmx_int_serviceticketing_active'])
  page = await openDashboard(await browser.newContext(), person)
})

afterAll(async () => {
  await browser.close()
  await person.remove()
})

test.each(['data', 'tickets'])(
  'a browser asks /api/%s of its own host, with a proof for that address alone [S7-051] [S7-052]',
  async (door) => {
    const answer = await ask(door, `${settings.edge}/api/${door}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('"tickets":{')
    const elsewhere = door === 'data' ? 'tickets' : 'data'
    expect((await ask(door, `${settings.edge}/api/${elsewhere}`)).status).toBe(401)
  },
)

/** Asks for tickets with the key that never leaves this browser, proving the address given. */
async function ask(door: string, proven: string): Promise<{ status: number; text: string }> {
  const { access_token: token } = await readTokens(page)
  const body = JSON.stringify({ documentId: await operationIdOf('Tickets'), variables: { group: 'all', page: 1 } })
  return page.evaluate(
    async ({ door, proven, token, body }) => {
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
      const claims = { jti: crypto.randomUUID(), htm: 'POST', htu: proven, iat: Math.floor(Date.now() / 1000) }
      const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }
      const signed = `${textPart(header)}.${textPart({ ...claims, ath: toPart(new Uint8Array(hash)) })}`
      const ecdsa = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = await crypto.subtle.sign(ecdsa, keys.privateKey, new TextEncoder().encode(signed))
      const response = await fetch(`/api/${door}`, {
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
    { door, proven, token, body },
  )
}
