import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readNews, readPublished } from './published.ts'

type Asked = { user?: { id: string }; locale?: string }

/** Only what access control looks at. */
const asked = (by: Asked) => by as Asked & PayloadRequest

test('an editor reads everything', async () => {
  expect(await readPublished({ req: asked({ user: { id: '1' }, locale: 'all' }) })).toBe(true)
  expect(await readNews({ req: asked({ user: { id: '1' }, locale: 'all' }) })).toBe(true)
})

test('the public reads what is published, from its time on and until it ends', async () => {
  const before = new Date().toISOString()
  const rule = JSON.stringify(await readPublished({ req: asked({ locale: 'de' }) }))
  const [appears = '', ends = ''] = [...rule.matchAll(/"(?:less_than_equal|greater_than)":"([^"]+)"/g)].map(
    ([, at]) => at,
  )
  expect(rule).toContain('{"_status":{"equals":"published"}}')
  expect(appears >= before && appears <= new Date().toISOString()).toBe(true)
  expect(ends).toBe(appears)
})

test('the public reads news that have a title in its language and whose date has come', async () => {
  const rule = JSON.stringify(await readNews({ req: asked({ locale: 'de' }) }))
  expect(rule).toContain('{"title":{"exists":true}}')
  expect(rule).toContain('"publicationDate":{"less_than_equal"')
})

test.each(['all', '*', undefined, 'tlh'])('the public cannot read the language %s', async (locale) => {
  const req = asked(locale ? { locale } : {})
  expect([await readPublished({ req }), await readNews({ req })]).toEqual([false, false])
})
