import { afterEach, expect, test, vi } from 'vitest'
import { signInEditor } from './sign-in-editor.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['authenticated', () => Response.json({ success: true, hashedPassword: 'x' })],
  ['wrong-password', () => Response.json({ success: false })],
  ['try-later', () => Response.json({ success: false }, { status: 429 })],
  ['not-checked', () => new Response('', { status: 503 })],
  ['not-checked', () => new Response('<html>')],
  [
    'not-checked',
    () => {
      throw new TypeError('offline')
    },
  ],
])('a sign-in is %s', async (outcome, respond) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => respond())
  vi.stubGlobal('fetch', fetch)
  expect(await signInEditor('secret')).toBe(outcome)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"input":"secret"}' })
})
