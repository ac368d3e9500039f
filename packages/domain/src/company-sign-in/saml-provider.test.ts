import { expect, test } from 'vitest'
import { samlConnectionInput } from './company-sign-in-input.ts'
import { readSamlDescriptor } from './saml-provider.ts'

const post = { binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', location: 'https://idp.example/post' }
const redirect = {
  binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  location: 'https://idp.example/redirect',
}
const soap = { binding: 'urn:oasis:names:tc:SAML:2.0:bindings:SOAP', location: 'https://idp.example/soap' }
const descriptor = {
  entityId: 'https://idp.example',
  signOnServices: [soap, redirect, post],
  certificates: ['MIIC'],
  wantsSignedRequests: false,
}

test('prefers the POST binding, and uses the redirect binding without it', () => {
  expect(readSamlDescriptor(descriptor, null)).toMatchObject({
    ok: true,
    value: { issuer: 'https://idp.example', signOnUrl: post.location, usesPost: true, metadataUrl: null },
  })
  const without = { ...descriptor, signOnServices: [soap, redirect] }
  expect(readSamlDescriptor(without, 'https://idp.example/metadata')).toMatchObject({
    value: { signOnUrl: redirect.location, usesPost: false, metadataUrl: 'https://idp.example/metadata' },
  })
})

test.each([
  ['metadata-invalid', 'no sign-on address', { signOnServices: [soap] }],
  ['metadata-invalid', 'a script as address', { signOnServices: [{ ...post, location: 'javascript:alert(1)' }] }],
  ['metadata-invalid', 'no entity ID', { entityId: ' ' }],
  ['no-signing-key', 'no certificate', { certificates: [] }],
])('refuses with %s: %s', (reason, _, changes) => {
  expect(readSamlDescriptor({ ...descriptor, ...changes }, null)).toEqual({ ok: false, reason })
})

test.each([
  [true, 'https://idp.example/metadata?tenant=1'],
  [true, '<EntityDescriptor/>'],
  [false, ''],
  [false, 'idp.example'],
  [false, 'file:///etc/passwd'],
  [false, `<${'a'.repeat(80_000)}`],
])('accepts as metadata: %s', (expected, metadata) => {
  const input = {
    idempotencyKey: 'k'.repeat(20),
    organisationId: '0197a1f4-8a53-7c30-9c1e-2f60d1c9e0aa',
    metadata,
  }
  expect(samlConnectionInput.safeParse(input).success).toBe(expected)
})
