import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readNews, readPublished } from './published.ts'

type RequestFields = { user?: { id: string }; locale?: string }

/** Only the fields that access control reads. */
const toRequest = (fields: RequestFields) => fields as RequestFields & PayloadRequest

test('an editor reads every page and news item', async () => {
  expect(await readPublished({ req: toRequest({ user: { id: '1' }, locale: 'all' }) })).toBe(true)
  expect(await readNews({ req: toRequest({ user: { id: '1' }, locale: 'all' }) })).toBe(true)
})

test('an anonymous visitor reads published pages between publishAt and unpublishAt', async () => {
  const before = new Date().toISOString()
  const rule = JSON.stringify(await readPublished({ req: toRequest({ locale: 'de' }) }))
  const [appears = '', embargo = '', ends = ''] = [
    ...rule.matchAll(/"(?:less_than_equal|greater_than)":"([^"]+)"/g),
  ].map(([, at]) => at)
  expect(rule).toContain('{"_status":{"equals":"published"}}')
  expect(appears >= before && appears <= new Date().toISOString()).toBe(true)
  expect([embargo, ends]).toEqual([appears, appears])
})

test('an anonymous visitor reads news with a title in the requested language and a past date', async () => {
  const rule = JSON.stringify(await readNews({ req: toRequest({ locale: 'de' }) }))
  expect(rule).toContain('{"title":{"exists":true}}')
  expect(rule).toContain('"publicationDate":{"less_than_equal"')
})

test.each(['all', '*', undefined, 'tlh'])('an anonymous visitor cannot read with the locale %s', async (locale) => {
  const req = toRequest(locale ? { locale } : {})
  expect([await readPublished({ req }), await readNews({ req })]).toEqual([false, false])
})
