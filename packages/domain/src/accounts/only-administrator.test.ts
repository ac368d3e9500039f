import { expect, test } from 'vitest'
import { type Colleague, isOnlyAdministrator } from './only-administrator.ts'

const admin = ['kmx_r', 'kmx_delegatedadmin_extern']
const of = (organisationId: string, roles: string[] = []): Colleague => ({ organisationId, roles })

test.each<[string, string[], Colleague[], boolean]>([
  ['nobody else is there', admin, [], false],
  ['a colleague administers too', admin, [of('a'), of('a', admin)], false],
  ['no colleague administers', admin, [of('a'), of('a', ['kmx_r'])], true],
  ['one of two organisations would be without', admin, [of('a', admin), of('a'), of('b')], true],
  ['the administrator is of another organisation', admin, [of('a'), of('b', admin)], true],
  ['they administer nothing themselves', ['kmx_r'], [of('a')], false],
])('when %s: the only administrator is %o with %o: %s', (_, roles, colleagues, expected) => {
  expect(isOnlyAdministrator(roles, colleagues)).toBe(expected)
})
