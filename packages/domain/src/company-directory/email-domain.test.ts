import { expect, test } from 'vitest'
import { domainOfEmail, emailDomain, provesDomain, toDomainRecord } from './email-domain.ts'

test.each([
  [' Brenner.Example ', 'brenner.example'],
  ['xn--brnner-4ya.example', 'xn--brnner-4ya.example'],
  ['linz.brenner.example', 'linz.brenner.example'],
])('reads the domain %s', (text, domain) => {
  expect(emailDomain.parse(text)).toBe(domain)
})

test.each([
  '',
  'brenner',
  '.brenner.example',
  'brenner..example',
  '-a.example',
  'a@b.example',
  'gmail.com',
  'GMX.de',
  'a b.example',
])('refuses the domain %s', (text) => {
  expect(emailDomain.safeParse(text).success).toBe(false)
})

test('an address belongs to the domain after its last at sign, not to a parent domain', () => {
  expect(domainOfEmail('ada@Linz.Brenner.example')).toBe('linz.brenner.example')
  expect(domainOfEmail('"ada@brenner.example"@evil.example')).toBe('evil.example')
})

test('a TXT record proves a domain if its whole value is the challenge', () => {
  const { name, value } = toDomainRecord({ domain: 'brenner.example', challenge: 'ab' })
  expect(name).toBe('_mykomax.brenner.example')
  expect(provesDomain([['v=spf1 -all'], ['mykomax-verify=', 'ab']], value)).toBe(true)
  expect(provesDomain([['mykomax-verify=abc'], [`x ${value}`]], value)).toBe(false)
  expect(provesDomain([], value)).toBe(false)
})
