import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readPublished } from './published.ts'

type Asked = { user?: { id: string }; locale?: string }

/** Only what access control looks at. */
const asked = (by: Asked) => by as Asked & PayloadRequest

test('an editor reads everything', async () => {
  expect(await readPublished({ req: asked({ user: { id: '1' }, locale: 'all' }) })).toBe(true)
})

test('the public reads what is published and whose time has come', async () => {
  const before = new Date().toISOString()
  const rule = JSON.stringify(await readPublished({ req: asked({ locale: 'de' }) }))
  const moment = /"less_than_equal":"([^"]+)"/.exec(rule)?.[1] ?? ''
  expect(rule).toContain('{"_status":{"equals":"published"}}')
  expect(moment >= before && moment <= new Date().toISOString()).toBe(true)
})

test.each(['all', '*', undefined, 'tlh'])('the public cannot read the language %s', async (locale) => {
  expect(await readPublished({ req: asked(locale ? { locale } : {}) })).toBe(false)
})
