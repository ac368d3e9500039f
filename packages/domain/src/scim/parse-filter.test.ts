import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesFilter } from './match-filter.ts'
import { type Filter, parseFilter } from './parse-filter.ts'

const userName = { attribute: 'username', subAttribute: undefined }
const isAda = { kind: 'compare', path: userName, operator: 'eq', value: 'ada' }
const isPresent = { kind: 'present', path: { attribute: 'title', subAttribute: undefined } }

test.each<[string, unknown]>([
  ['userName eq "ada"', isAda],
  ['USERNAME Eq "ada"', isAda],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada"', isAda],
  ['  userName   eq  "ada" ', isAda],
  ['(userName eq "ada")', isAda],
  ['userName eq "a\\"d\\u0061"', { ...isAda, value: 'a"da' }],
  ['active eq true', { ...isAda, path: { ...userName, attribute: 'active' }, value: true }],
  ['age gt 4.5', { ...isAda, path: { ...userName, attribute: 'age' }, operator: 'gt', value: 4.5 }],
  ['externalId eq null', { ...isAda, path: { ...userName, attribute: 'externalid' }, value: null }],
  ['title pr', isPresent],
  ['not (title pr)', { kind: 'not', filter: isPresent }],
  [
    'name.givenName sw "A"',
    { ...isAda, path: { attribute: 'name', subAttribute: 'givenname' }, operator: 'sw', value: 'A' },
  ],
  [
    'title pr and userName eq "ada" or title pr',
    { kind: 'or', filters: [{ kind: 'and', filters: [isPresent, isAda] }, isPresent] },
  ],
  [
    'title pr and (userName eq "ada" or title pr)',
    { kind: 'and', filters: [isPresent, { kind: 'or', filters: [isAda, isPresent] }] },
  ],
  [
    'emails[userName eq "ada"]',
    { kind: 'values', path: { attribute: 'emails', subAttribute: undefined }, filter: isAda },
  ],
])('reads %s', (text, filter) => {
  expect(parseFilter(text)).toEqual({ ok: true, value: filter })
})

test.each([
  '',
  'userName',
  'userName eq',
  'userName eq ada',
  'userName is "ada"',
  'userName eq "ada',
  'userName eq "\\x"',
  '"userName" eq "ada"',
  'userName eq "ada" and',
  'userName eq "ada" or or title pr',
  'not title pr',
  '(title pr',
  'title pr)',
  'emails[title pr',
  '__proto__ pr',
  'a.b.c pr',
  `${'('.repeat(10)}title pr${')'.repeat(10)}`,
  Array.from({ length: 60 }, () => 'title pr').join(' or '),
  `userName eq "${'a'.repeat(1000)}"`,
])('refuses %s', (text) => {
  expect(parseFilter(text)).toEqual({ ok: false, reason: 'invalidFilter' })
})

const path = fc.constantFrom('value', 'type', 'display').map((attribute) => ({ attribute, subAttribute: undefined }))
const { tree } = fc.letrec<{ tree: Filter; leaf: Filter }>((tie) => ({
  leaf: fc.oneof(
    fc.record({
      kind: fc.constant('compare' as const),
      path,
      operator: fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'),
      value: fc.oneof(fc.string({ maxLength: 8 }), fc.boolean(), fc.integer({ min: -99, max: 99 })),
    }),
    fc.record({ kind: fc.constant('present' as const), path }),
  ),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      filters: fc.array(tie('tree'), { minLength: 2, maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('tree') }),
  ),
}))

function print(filter: Filter): string {
  switch (filter.kind) {
    case 'compare':
      return `${filter.path.attribute} ${filter.operator} ${JSON.stringify(filter.value)}`
    case 'present':
      return `${filter.path.attribute} pr`
    case 'not':
      return `not (${print(filter.filter)})`
    case 'and':
    case 'or':
      return filter.filters.map((one) => `(${print(one)})`).join(` ${filter.kind} `)
    case 'values':
      return `${filter.path.attribute}[${print(filter.filter)}]`
  }
}

test('a printed filter reads back as itself', () => {
  fc.assert(
    fc.property(tree, (filter) => {
      expect(parseFilter(print(filter))).toEqual({ ok: true, value: filter })
    }),
  )
})

test('a filter and its negation never agree', () => {
  const value = fc.record({ value: fc.string({ maxLength: 4 }), type: fc.constantFrom('work', 'home') })
  fc.assert(
    fc.property(tree, value, (filter, held) => {
      expect(matchesFilter(held, { kind: 'not', filter })).toBe(!matchesFilter(held, filter))
    }),
  )
})

test('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(typeof parseFilter(text).ok).toBe('boolean')
    }),
  )
})
