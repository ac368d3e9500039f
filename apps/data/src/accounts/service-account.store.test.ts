import { createClientAssertion } from '@ferrule/connectors/identity-client/client-assertion'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from '../settings.ts'

const settings = readSettings()
const { pathname } = new URL(settings.IDENTITY_ISSUER)
const authenticateClient = createClientAssertion({
  issuer: settings.IDENTITY_ISSUER,
  clientId: settings.IDENTITY_AUDIENCE,
  key: settings.IDENTITY_DATA_KEY,
})

function requestToken(credentials: Record<string, string>): Promise<Response> {
  return fetch(new URL(`${pathname}/protocol/openid-connect/token`, settings.IDENTITY_INTERNAL_URL), {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...credentials }),
  })
}

async function queryAsServiceAccount(method: string, path: string): Promise<number> {
  const login = await requestToken(await authenticateClient())
  const { access_token } = z.object({ access_token: z.string() }).parse(await login.json())
  const response = await fetch(new URL(`/admin${pathname}${path}`, settings.IDENTITY_INTERNAL_URL), {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    // Keycloak reads the body before it checks the right: composite roles are a list.
    ...(method === 'GET' ? {} : { body: path.endsWith('/composites') ? '[]' : '{}' }),
  })
  return response.status
}

test('a signed JWT gets one token, and a secret none [O23]', async () => {
  const used = await authenticateClient()
  expect([(await requestToken(used)).status, (await requestToken(used)).ok]).toEqual([200, false])
  const secret = { client_id: settings.IDENTITY_AUDIENCE, client_secret: 'data-local-secret' }
  expect((await requestToken(secret)).ok).toBe(false)
})

test.each([
  '/users?max=1',
  '/organizations?max=1',
  '/identity-provider/instances',
  '/role-members/kmx_int_assetdb_active?max=1',
])('the service account may read %s', async (path) => {
  expect(await queryAsServiceAccount('GET', path)).toBe(200)
})

test.each([
  ['PUT', ''],
  ['GET', '/clients'],
  ['POST', '/clients'],
  ['POST', '/roles'],
  ['POST', '/roles/kmx_delegatedadmin_intern/composites'],
  ['POST', '/authentication/flows'],
  ['GET', '/events'],
])('the service account may not %s %s [A6]', async (method, path) => {
  expect(await queryAsServiceAccount(method, path)).toBe(403)
})
