import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from '../settings.ts'

const settings = readSettings()
const { pathname } = new URL(settings.IDENTITY_ISSUER)

async function askAsServiceAccount(method: string, path: string): Promise<number> {
  const login = await fetch(new URL(`${pathname}/protocol/openid-connect/token`, settings.IDENTITY_INTERNAL_URL), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: settings.IDENTITY_AUDIENCE,
      client_secret: settings.IDENTITY_DATA_SECRET,
    }),
  })
  const { access_token } = z.object({ access_token: z.string() }).parse(await login.json())
  const response = await fetch(new URL(`/admin${pathname}${path}`, settings.IDENTITY_INTERNAL_URL), {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  return response.status
}

test('the service account looks after people', async () => {
  expect(await askAsServiceAccount('GET', '/users?max=1')).toBe(200)
})

test.each([
  ['PUT', ''],
  ['GET', '/clients'],
  ['POST', '/clients'],
  ['GET', '/roles'],
  ['POST', '/roles'],
  ['GET', '/identity-provider/instances'],
  ['GET', '/authentication/flows'],
  ['GET', '/events'],
  ['GET', '/keys'],
])('the service account may not %s %s', async (method, path) => {
  expect(await askAsServiceAccount(method, path)).toBe(403)
})
