import { expect, test } from 'vitest'
import { type Colleague, isOnlyAdministrator } from './only-administrator.ts'

const admin = ['kmx_r', 'kmx_delegatedadmin_extern']
const of = (organisationId: string, roles: string[] = []): Colleague => ({ organisationId, roles })

test.each<[string, string[], Colleague[], boolean]>([
  ['there are no colleagues', admin, [], false],
  ['a colleague is an administrator too', admin, [of('a'), of('a', admin)], false],
  ['no colleague is an administrator', admin, [of('a'), of('a', ['kmx_r'])], true],
  ['one of two organisations would be left without', admin, [of('a', admin), of('a'), of('b')], true],
  ['the administrator is of another organisation', admin, [of('a'), of('b', admin)], true],
  ['the user is not an administrator', ['kmx_r'], [of('a')], false],
])('when %s: roles %o with colleagues %o: only administrator %s', (_, roles, colleagues, expected) => {
  expect(isOnlyAdministrator(roles, colleagues)).toBe(expected)
})
