import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, type PatchOperation } from './apply-patch.ts'
import type { ScimObject } from './match-filter.ts'
import { patchRequest } from './scim-request.ts'

const user = {
  id: '1',
  userName: 'ada@brenner.example',
  name: { givenName: 'Ada', familyName: 'Berg' },
  active: true,
  emails: [{ value: 'ada@brenner.example', type: 'work', primary: true }],
}
const group = { id: '2', displayName: 'Hall 2', members: [{ value: 'a' }, { value: 'b' }] }

test.each<[string, ScimObject, PatchOperation, ScimObject]>([
  ['replaces an attribute', user, { op: 'replace', path: 'active', value: false }, { ...user, active: false }],
  ['ignores the case of names', user, { op: 'replace', path: 'ACTIVE', value: false }, { ...user, active: false }],
  [
    'replaces a sub-attribute',
    user,
    { op: 'replace', path: 'name.familyName', value: 'Bergmann' },
    { ...user, name: { givenName: 'Ada', familyName: 'Bergmann' } },
  ],
  [
    'merges an object without a path',
    user,
    { op: 'replace', value: { active: false, name: { givenName: 'Adele' } } },
    { ...user, active: false, name: { givenName: 'Adele', familyName: 'Berg' } },
  ],
  [
    'reads dotted names in an object without a path, as Entra sends them',
    user,
    { op: 'add', value: { 'name.givenName': 'Adele', 'urn:ietf:params:scim:schemas:core:2.0:User:active': false } },
    { ...user, active: false, name: { givenName: 'Adele', familyName: 'Berg' } },
  ],
  [
    'ignores read-only attributes in an object without a path, as Okta sends them',
    group,
    { op: 'replace', value: { id: '9', displayName: 'Hall 3' } },
    { ...group, displayName: 'Hall 3' },
  ],
  [
    'changes the value that a filter selects',
    user,
    { op: 'replace', path: 'emails[type eq "work"].value', value: 'a.berg@brenner.example' },
    { ...user, emails: [{ value: 'a.berg@brenner.example', type: 'work', primary: true }] },
  ],
  ['removes an attribute', user, { op: 'remove', path: 'name.givenName' }, { ...user, name: { familyName: 'Berg' } }],
  [
    'adds members once',
    group,
    { op: 'add', path: 'members', value: [{ value: 'b' }, { value: 'c' }] },
    { ...group, members: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] },
  ],
  [
    'removes the member that a filter selects',
    group,
    { op: 'remove', path: 'members[value eq "a"]' },
    { ...group, members: [{ value: 'b' }] },
  ],
  [
    'removes the members of a list, as Entra sends them',
    group,
    { op: 'remove', path: 'members', value: [{ value: 'a' }] },
    { ...group, members: [{ value: 'b' }] },
  ],
  [
    'replaces all members',
    group,
    { op: 'replace', path: 'members', value: [{ value: 'c' }] },
    { ...group, members: [{ value: 'c' }] },
  ],
  ['removes all members', group, { op: 'remove', path: 'members' }, { id: '2', displayName: 'Hall 2' }],
])('%s', (_, resource, operation, expected) => {
  expect(applyPatch(resource, [operation])).toEqual({ ok: true, value: expected })
})

test.each<[PatchOperation, string]>([
  [{ op: 'replace', path: 'id', value: '9' }, 'mutability'],
  [{ op: 'replace', path: 'groups', value: [] }, 'mutability'],
  [{ op: 'remove' }, 'noTarget'],
  [{ op: 'replace', path: 'active' }, 'invalidValue'],
  [{ op: 'replace', value: 'text' }, 'invalidValue'],
  [{ op: 'add', path: 'emails', value: ['text'] }, 'invalidValue'],
  [{ op: 'replace', path: 'emails[type eq "home"].value', value: 'x' }, 'noTarget'],
  [{ op: 'replace', path: 'active[value eq "x"]', value: true }, 'invalidPath'],
  [{ op: 'replace', path: 'emails.value', value: 'x' }, 'invalidPath'],
  [{ op: 'replace', path: 'emails[type', value: 'x' }, 'invalidPath'],
  [{ op: 'replace', path: '__proto__.active', value: true }, 'invalidPath'],
  [{ op: 'replace', path: 'a'.repeat(501), value: true }, 'invalidPath'],
])('refuses %j with %s', (operation, reason) => {
  expect(applyPatch(user, [operation])).toEqual({ ok: false, reason })
})

test('one failing operation refuses all', () => {
  const operations: PatchOperation[] = [{ op: 'replace', path: 'active', value: false }, { op: 'remove' }]
  expect(applyPatch(user, operations)).toEqual({ ok: false, reason: 'noTarget' })
})

const members = fc.array(
  fc.constantFrom('a', 'b', 'c', 'd').map((value) => ({ value })),
  { maxLength: 4 },
)

test('adding members and removing them again leaves none of them, and a repeated change changes nothing', () => {
  fc.assert(
    fc.property(members, (values) => {
      const add: PatchOperation = { op: 'add', path: 'members', value: values }
      const added = applyPatch(group, [add])
      expect(applyPatch(group, [add, add])).toEqual(added)
      const removed = applyPatch(group, [add, { op: 'remove', path: 'members', value: values }])
      const left = group.members.filter((one) => !values.some(({ value }) => value === one.value))
      expect(removed).toEqual({ ok: true, value: { ...group, members: left } })
    }),
  )
})

test('no operation changes the resource itself or the prototype of objects', () => {
  const value = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown
  expect(applyPatch(user, [{ op: 'replace', value }]).ok).toBe(true)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(user.active).toBe(true)
})

test('reads operations in any case, as Entra sends them', () => {
  const body = { operations: [{ Op: 'Replace', Path: 'active', Value: 'False' }] }
  expect(patchRequest.parse(body).Operations).toEqual([{ op: 'replace', path: 'active', value: 'False' }])
})
