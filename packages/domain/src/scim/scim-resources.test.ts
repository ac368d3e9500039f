import { expect, test } from 'vitest'
import { toScimError } from './scim-error.ts'
import { scimGroupInput } from './scim-group.ts'
import { listQuery, project, wantsAttribute } from './scim-request.ts'
import { scimUserInput, toPersonName, toUserResource, withoutComposedName } from './scim-user.ts'

const ada = {
  userName: 'ada@brenner.example',
  externalId: undefined,
  email: 'ada@brenner.example',
  givenName: '',
  familyName: '',
  displayName: undefined,
  preferredLanguage: undefined,
  language: undefined,
  isActive: true,
}

test.each<[string, object, object]>([
  ['the user name is the address if there is no other', { userName: 'ada@brenner.example' }, ada],
  ['names are read in any case', { USERNAME: 'ada@brenner.example', externalid: 'x1' }, { ...ada, externalId: 'x1' }],
  ['texts become booleans', { userName: 'ada@brenner.example', active: 'False' }, { ...ada, isActive: false }],
  [
    'the primary address counts, in lower case',
    {
      userName: 'aberg',
      emails: [{ value: 'home@brenner.example' }, { value: 'Ada@Brenner.example', primary: true }],
    },
    { ...ada, userName: 'aberg' },
  ],
  [
    'unknown attributes are ignored',
    { userName: 'ada@brenner.example', title: 'Dr', 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': {} },
    ada,
  ],
  [
    'full name and language are kept as sent',
    { userName: 'ada@brenner.example', displayName: 'Ada Berg', preferredLanguage: 'de-AT' },
    { ...ada, displayName: 'Ada Berg', preferredLanguage: 'de-AT', language: 'de' },
  ],
])('%s', (_, sent, expected) => {
  expect(scimUserInput.parse(sent)).toEqual(expected)
})

test('a full name stands for a missing name of a new person', () => {
  expect(toPersonName({ ...ada, displayName: 'Ada Berg' })).toEqual({ firstName: '', lastName: 'Ada Berg' })
  const named = { ...ada, givenName: 'Ada', displayName: 'Berg, Ada' }
  expect(toPersonName(named)).toEqual({ firstName: 'Ada', lastName: '' })
})

test('a composed full name follows its parts, and one that was sent stays', () => {
  const before = { ...ada, givenName: 'Ada', familyName: 'Berg' }
  const after = { ...before, familyName: 'Bergmann', displayName: 'Ada Berg' }
  expect(withoutComposedName(before, after).displayName).toBeUndefined()
  expect(withoutComposedName({ ...before, displayName: 'Ada Berg' }, after).displayName).toBe('Ada Berg')
})

test('a resource leaves out attributes without a value, and names its URL', () => {
  const times = { createdAt: new Date(0), changedAt: new Date(0) }
  const resource = toUserResource({ ...ada, ...times, id: '1', groups: [] }, 'https://a.example/scim/v2')
  expect(Object.keys(resource)).toEqual(['schemas', 'id', 'userName', 'active', 'emails', 'groups', 'meta'])
  expect(resource['meta']).toMatchObject({ location: 'https://a.example/scim/v2/Users/1' })
  const sent = {
    ...ada,
    ...times,
    givenName: 'Ada',
    displayName: 'Ada B.',
    preferredLanguage: 'de-AT',
    id: '1',
    groups: [],
  }
  expect(toUserResource(sent, '')).toMatchObject({
    name: { givenName: 'Ada', formatted: 'Ada' },
    displayName: 'Ada B.',
    preferredLanguage: 'de-AT',
  })
})

test.each([
  {},
  { userName: '' },
  { userName: 'aberg' },
  { userName: 'a\nb@brenner.example' },
  { userName: 'ada@brenner.example', emails: [{ value: 'nobody' }] },
  { userName: 'ada@brenner.example', active: 'perhaps' },
  { userName: `${'a'.repeat(250)}@brenner.example` },
])('refuses the user %j', (sent) => {
  expect(scimUserInput.safeParse(sent).success).toBe(false)
})

test('a group names each member once, and only ids', () => {
  const id = '019a8f9e-7f3e-7cc0-8a1b-1f0e4f1f2a3b'
  const members = [{ value: id }, { value: id.toUpperCase(), display: 'Ada' }]
  expect(scimGroupInput.parse({ displayName: 'Hall 2', members }).memberIds).toEqual([id])
  expect(scimGroupInput.safeParse({ displayName: 'Hall 2', members: [{ value: 'ada' }] }).success).toBe(false)
})

test.each([
  [{}, { startIndex: 1, count: 100 }],
  [
    { startIndex: '0', count: '-3' },
    { startIndex: 1, count: 0 },
  ],
  [
    { startIndex: '5', count: '9999' },
    { startIndex: 5, count: 200 },
  ],
  [
    { startIndex: 'x', count: 'y' },
    { startIndex: 1, count: 100 },
  ],
])('the page %j is %j', (query, expected) => {
  expect(listQuery.parse(query)).toEqual(expected)
})

test('a projection keeps what every resource has', () => {
  const resource = { schemas: [], id: '1', meta: {}, name: {}, members: [] }
  expect(Object.keys(project(resource, { excludedAttributes: 'members, id' }))).toEqual([
    'schemas',
    'id',
    'meta',
    'name',
  ])
  const one = 'urn:ietf:params:scim:schemas:core:2.0:User:name.givenName'
  expect(Object.keys(project(resource, { attributes: one }))).toEqual(['schemas', 'id', 'meta', 'name'])
  expect(wantsAttribute('members', { excludedAttributes: 'members' })).toBe(false)
  expect(wantsAttribute('members', {})).toBe(true)
})

test('an error has the body of the RFC', () => {
  expect(toScimError('uniqueness')).toEqual({
    status: 409,
    body: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '409',
      scimType: 'uniqueness',
      detail: 'A resource with this name exists.',
    },
  })
})
