import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readMedia } from './media.ts'
import { serviceKeyHeader } from './service-key.ts'
import { readWithServiceKey, readUnprotected } from './protected.ts'

const serviceKey = 'a-key-that-only-our-servers-know'

type Caller = { key?: string; user?: { id: string } }

/** Only the fields that access control reads. */
function requestBy({ key, user }: Caller, configuredKey: unknown = serviceKey): PayloadRequest {
  const req: object = {
    user: user ?? null,
    headers: new Headers(key ? { [serviceKeyHeader]: key } : {}),
    payload: { config: { custom: { serviceKey: configuredKey } } },
  }
  return req as PayloadRequest
}

const page = (level: string) => ({ id: '7', protection: { level } })

test('an anonymous visitor reads an unprotected page [S6-030]', async () => {
  expect(await readUnprotected({ req: requestBy({}), doc: page('none') })).toBe(true)
})

test.each(['password', 'ciam-role', 'something-new', ''])(
  'an anonymous visitor reads no field of a page with the protection level %j',
  async (level) => {
    expect(await readUnprotected({ req: requestBy({}), doc: page(level) })).toBe(false)
  },
)

test('an anonymous visitor can neither filter nor sort by a field that may be protected', async () => {
  expect(await readUnprotected({ req: requestBy({}) })).toBe(false)
  expect(await readUnprotected({ req: requestBy({}), doc: { id: '7' } })).toBe(false)
})

test('staff and requests with the service key read protected pages', async () => {
  expect(await readUnprotected({ req: requestBy({ key: serviceKey }), doc: page('password') })).toBe(true)
  expect(await readUnprotected({ req: requestBy({ user: { id: '1' } }), doc: page('password') })).toBe(true)
})

test.each([`${serviceKey}x`, serviceKey.slice(1), 'another-key-that-is-just-as-long', ''])(
  'the wrong key %j gives no access',
  async (key) => {
    expect(await readUnprotected({ req: requestBy({ key }), doc: page('password') })).toBe(false)
    expect(await readWithServiceKey({ req: requestBy({ key }) })).toBe(false)
  },
)

test('without a configured key every key is wrong', async () => {
  expect(await readUnprotected({ req: requestBy({ key: 'undefined' }, undefined), doc: page('password') })).toBe(false)
})

test('an anonymous visitor reads a file by its name and cannot list files', async () => {
  expect(await readMedia({ req: requestBy({}) })).toBe(false)
  expect(await readMedia({ req: requestBy({}), isReadingStaticFile: true })).toBe(true)
  expect(await readMedia({ req: requestBy({ key: serviceKey }) })).toBe(true)
})
