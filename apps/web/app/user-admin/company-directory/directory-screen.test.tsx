import { expect, test } from 'vitest'
import { buttonsOf, renderScreen, textOf } from '../../portal/screen.fixture.ts'
import type { Directory, SavedSignIn } from './directory.ts'
import { DirectoryScreen } from './directory-screen.tsx'

const domain = {
  domain: 'brenner.example',
  people: 36,
  recordName: '_mykomax.brenner.example',
  recordValue: 'mykomax-verify=5b1e77c041d9',
  checkedAt: '2026-11-10T09:00:00.000Z',
  verifiedAt: null,
}
const token = {
  id: 't1',
  hint: 'c41f',
  madeBy: 'Marta Holzer',
  madeAt: '2026-11-10T09:00:00.000Z',
  expiresAt: '2027-11-10T09:00:00.000Z',
  lastUsedAt: null,
}
const directory: Directory = {
  organisationId: 'o1',
  organisationName: 'Brenner Linz',
  scimUrl: 'https://www.example.com/scim/v2',
  canApproveDomains: false,
  redirectUri: 'https://id.example/realms/alpha/broker/company-105260/endpoint',
  samlEntityId: 'https://id.example/realms/alpha/broker/company-105260/endpoint/descriptor',
  signIn: null,
  directoryUsers: 36,
  domains: [domain],
  tokens: [token],
  groups: [{ id: 'g1', name: 'Hall 2', people: 4, applications: [{ application: 'inventory', role: 'user' }] }],
  groupChoices: [{ name: 'inventory', roles: ['user'] }],
}
const screenOf = (changes: Partial<Directory> = {}) =>
  renderScreen(<DirectoryScreen directory={{ ...directory, ...changes }} />)

test('a domain without proof shows its record, a verified one does not', async () => {
  const waiting = await screenOf()
  expect(textOf(waiting)).toContain('36 people, record not found on 10 Nov 2026')
  expect(waiting).toContain('value="mykomax-verify=5b1e77c041d9"')
  expect(buttonsOf(waiting)).toContain('Check now')
  const verified = await screenOf({ domains: [{ ...domain, verifiedAt: '2026-11-11T09:00:00.000Z' }] })
  expect(textOf(verified)).toContain('36 people, verified on 11 Nov 2026')
  expect(verified).not.toContain('mykomax-verify')
  expect(buttonsOf(verified)).not.toContain('Check now')
})

test('only an internal administrator approves a domain without its record', async () => {
  expect(buttonsOf(await screenOf())).not.toContain('Approve without record')
  expect(buttonsOf(await screenOf({ canApproveDomains: true }))).toContain('Approve without record')
})

test('a token is named by its end, with its author and dates', async () => {
  const text = textOf(await screenOf())
  expect(text).toContain('scim_…c41f Made on 10 Nov 2026 by Marta Holzer, ends on 10 Nov 2027. Last used: Never')
  expect(textOf(await screenOf({ tokens: [] }))).toContain('No token yet.')
})

test('a group names its people and the applications that it gives', async () => {
  expect(textOf(await screenOf())).toContain('Hall 2 4 Inventory')
  expect(textOf(await screenOf({ groups: [] }))).toContain('The directory has sent no groups yet')
})

const signIn: SavedSignIn = {
  issuer: 'https://login.brenner.example',
  protocol: 'oidc',
  clientId: 'mykomax-portal',
  metadataUrl: null,
  savedBy: 'Marta Holzer',
  savedAt: '2026-11-10T09:00:00.000Z',
  checkedAt: '2026-11-11T09:00:00.000Z',
  checkProblem: null,
  status: 'off',
  isPending: false,
}

test('a company without a sign-in enters its provider, with the redirect address to register there', async () => {
  const screen = await screenOf()
  expect(screen).toContain('value="https://id.example/realms/alpha/broker/company-105260/endpoint"')
  expect(buttonsOf(screen)).toContain('Check and save')
  expect(buttonsOf(screen)).not.toContain('Switch on')
})

test('a saved sign-in shows its provider and last check, and never a secret', async () => {
  const off = await screenOf({ signIn })
  expect(textOf(off)).toContain('https://login.brenner.example Saved on 10 Nov 2026 by Marta Holzer')
  expect(textOf(off)).toContain('Checked on 11 Nov 2026: the provider answers and has a signing key.')
  expect(off).toMatch(/<input(?=[^>]*name="client-secret")(?![^>]*value=)[^>]*type="password"/)
  expect(buttonsOf(off)).toContain('Switch on')
  const failed = await screenOf({ signIn: { ...signIn, checkProblem: 'provider-unreachable' } })
  expect(textOf(failed)).toContain('Checked on 11 Nov 2026: the check failed.')
})

test.each([
  ['Off', { status: 'off' }, false],
  ['On', { status: 'on' }, true],
  ['Mandatory', { status: 'required' }, true],
  ['Being applied', { status: 'on', isPending: true }, true],
])('a sign-in is shown as %s', async (label, changes, hasChoice) => {
  const screen = await screenOf({ signIn: { ...signIn, ...changes } })
  expect(textOf(screen)).toContain(`Company sign-in ${label}`)
  expect(screen.includes('name="must"')).toBe(hasChoice)
  expect(buttonsOf(screen).includes('Switch off')).toBe(hasChoice)
})

test('a company with a SAML provider sees its metadata, and the names of the portal to register there', async () => {
  const metadataUrl = 'https://idp.brenner.example/metadata'
  const screen = await screenOf({ signIn: { ...signIn, protocol: 'saml', clientId: null, metadataUrl } })
  expect(screen).toContain(metadataUrl)
  expect(screen).toContain('value="https://id.example/realms/alpha/broker/company-105260/endpoint/descriptor"')
  expect(screen).not.toContain('name="client-secret"')
})
