import { expect, test } from 'vitest'
import { readRequestQuery } from './read-request-query.ts'
import { toRequestPath, withSubject } from './request-path.ts'

test('a link gives the contact form its topic and subject', () => {
  const [, search = ''] = toRequestPath('contact', { topic: 'demo', about: 'Smart Factory & more' }).split('?')
  expect(readRequestQuery('contact', search)).toEqual({ topic: 'demo', about: 'Smart Factory & more', prefilled: {} })
})

test.each(['topic=nonsense', 'about=a%0Ab', `about=${'a'.repeat(201)}`])('%s is ignored', (search) => {
  expect(readRequestQuery('contact', search)).toEqual({ topic: null, about: null, prefilled: {} })
})

test('only the contact form has topics', () => {
  expect(readRequestQuery('service', 'topic=demo&requestedService=inspection')).toEqual({
    topic: null,
    about: null,
    prefilled: { requestedService: 'inspection' },
  })
})

test.each([
  ['/requests/contact', '/requests/contact?about=Retrofit'],
  ['/requests/contact?topic=quote', '/requests/contact?topic=quote&about=Retrofit'],
  ['/requests/service?about=Axion+56', '/requests/service?about=Axion+56'],
  ['/contact', '/contact'],
  ['https://example.com/requests/contact', 'https://example.com/requests/contact'],
])('a link of a page to %s becomes %s', (target, expected) => {
  expect(withSubject(target, 'Retrofit')).toBe(expected)
})
