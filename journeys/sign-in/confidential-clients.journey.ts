import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realm } from '../support/portal.ts'
import { request } from '../support/request.ts'
import { type SpawnedEdge, spawnEdge } from '../support/spawned-edge.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const protocol = '/realms/alpha/protocol/openid-connect'
const assertion = 'client_assertion_type=urn%3Aietf%3Aparams%3Aoauth%3Aclient-assertion-type%3Ajwt-bearer'

describe('the edge', () => {
  let edge: SpawnedEdge

  beforeAll(async () => {
    edge = await spawnEdge()
    edge.respondWith((incoming, outgoing) => incoming.pipe(outgoing))
  })

  afterAll(() => edge.stop())

  const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
    request(`${edge.identityUrl}${path}`, {
      method: 'POST',
      headers: { ...form, host: 'id.norlitz.localhost', 'content-length': `${Buffer.byteLength(body)}`, ...headers },
      body,
    })

  test.each([
    ['a secret', 'grant_type=client_credentials&client_id=portal-data&client_secret=guess'],
    ['a secret in front', 'client_secret=guess&client_id=portal-data'],
    ['a signed JWT', `client_id=portal-data&${assertion}&client_assertion=a.b.c`],
    ['an encoded name', 'client_id=portal-data&client%5Fsecret=guess'],
    ['an encoded letter', 'client_id=portal-data&%63lient_secret=guess'],
    ['a charset of two bytes', Buffer.from('client_id=portal-data&client_secret=guess', 'utf16le')],
  ])('refuses %s of a confidential client [O24]', async (_, body) => {
    for (const path of ['token', 'token/', 'token?x=1', 'revoke', 'logout', 'ext/par/request'])
      expect((await post(`${protocol}/${path}`, body)).status).toBe(403)
  })

  test('refuses basic authentication, and client credentials in the query [O24]', async () => {
    const authorization = `Basic ${Buffer.from('portal-data:guess').toString('base64')}`
    expect((await post(`${protocol}/token`, 'grant_type=client_credentials', { authorization })).status).toBe(403)
    expect((await post(`${protocol}/token?client_secret=guess`, 'client_id=portal-data')).status).toBe(403)
    expect((await post(`${protocol}/token?client%5Fsecret=guess`, 'client_id=portal-data')).status).toBe(403)
  })

  test.each(['protocol/openid-connect/token/introspect', 'clients-registrations/default'])(
    'does not serve %s [O24]',
    async (path) => {
      expect((await post(`/realms/alpha/${path}`, 'token=t')).status).toBe(404)
    },
  )

  test.each([
    ['token', 'grant_type=refresh_token&refresh_token=a.b-c_d&client_id=kmx_uapp_login&scope=fr%3Aidm%3A*'],
    ['revoke', 'token=client_secret&token_type_hint=refresh_token&client_id=kmx_uapp_login'],
    ['logout/logout-confirm', 'session_code=a&confirmLogout=Sign+out'],
    ['userinfo', ''],
  ])('passes %s of the portal with its body [O24]', async (path, body) => {
    const { status, text } = await post(`${protocol}/${path}`, body, { authorization: 'DPoP token' })
    expect([status, text]).toEqual([200, body])
  })

  test('refuses a body that is too large to be read [O24]', async () => {
    expect((await post(`${protocol}/token`, `code=${'a'.repeat(70_000)}`)).status).toBe(413)
  })
})

test('the account pages of the identity server are off [O23]', async () => {
  expect((await request(`${realm}/account/`)).status).toBe(404)
})
