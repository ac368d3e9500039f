import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readMedia } from './media.ts'
import { serviceKeyHeader } from './own-server.ts'
import { readByOwnServers, readUnprotected } from './protected.ts'

const serviceKey = 'a-key-that-only-our-servers-know'

type By = { key?: string; user?: { id: string } }

/** Only what access control looks at. */
function asked({ key, user }: By, known: unknown = serviceKey): PayloadRequest {
  const req: object = {
    user: user ?? null,
    headers: new Headers(key ? { [serviceKeyHeader]: key } : {}),
    payload: { config: { custom: { serviceKey: known } } },
  }
  return req as PayloadRequest
}

const page = (level: string) => ({ id: '7', protection: { level } })

test('a stranger reads the text of a page that nothing protects [S6-030]', async () => {
  expect(await readUnprotected({ req: asked({}), doc: page('none') })).toBe(true)
})

test.each(['password', 'ciam-role', 'something-new', ''])(
  'a stranger reads nothing of a page with %j',
  async (level) => {
    expect(await readUnprotected({ req: asked({}), doc: page(level) })).toBe(false)
  },
)

test('a stranger can neither search nor sort by a text that may be protected', async () => {
  expect(await readUnprotected({ req: asked({}) })).toBe(false)
  expect(await readUnprotected({ req: asked({}), doc: { id: '7' } })).toBe(false)
})

test('our own servers and staff read protected pages', async () => {
  expect(await readUnprotected({ req: asked({ key: serviceKey }), doc: page('password') })).toBe(true)
  expect(await readUnprotected({ req: asked({ user: { id: '1' } }), doc: page('password') })).toBe(true)
})

test.each([`${serviceKey}x`, serviceKey.slice(1), 'another-key-that-is-just-as-long', ''])(
  'the key %j opens nothing',
  async (key) => {
    expect(await readUnprotected({ req: asked({ key }), doc: page('password') })).toBe(false)
    expect(await readByOwnServers({ req: asked({ key }) })).toBe(false)
  },
)

test('without a configured key no key is right', async () => {
  expect(await readUnprotected({ req: asked({ key: 'undefined' }, undefined), doc: page('password') })).toBe(false)
})

test('a file is read by its name; the list of files is not for strangers', async () => {
  expect(await readMedia({ req: asked({}) })).toBe(false)
  expect(await readMedia({ req: asked({}), isReadingStaticFile: true })).toBe(true)
  expect(await readMedia({ req: asked({ key: serviceKey }) })).toBe(true)
})
