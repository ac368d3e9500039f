import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadSamlProvider } from './read-saml-provider.ts'

/** A certificate made for this test; its key exists nowhere. */
const certificate = [
  'MIIBcjCCARmgAwIBAgIULal9Dm/ZBwl1l6/Aya8drbuZVjswCgYIKoZIzj0EAwIw',
  'DjEMMAoGA1UEAwwDaWRwMCAXDTI2MTExNzIwMjQxM1oYDzIxMjYxMDI0MjAyNDEz',
  'WjAOMQwwCgYDVQQDDANpZHAwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATh3M9Y',
  'swek3YHhEpM16ACLSBDw51E5bO00VRz8wFPGMDxFRZashvT7SFGzpq/9awTNLxRl',
  'QzEplYjlVhGJBADZo1MwUTAdBgNVHQ4EFgQUdj70Eozyy2o2/UOtJLQg8CtSL3sw',
  'HwYDVR0jBBgwFoAUdj70Eozyy2o2/UOtJLQg8CtSL3swDwYDVR0TAQH/BAUwAwEB',
  '/zAKBggqhkjOPQQDAgNHADBEAiBqGFncwq6zPJokZAA+aRKFUvuIIQgfP7GrzN+E',
  'lYi6YgIgPI7C2K2RHHzfiaRTbNsoK+tFIaouZgbzlYs4QiZy/Is=',
].join('\n')

const metadataOf = ({ use = ' use="signing"', content = certificate } = {}) => `<?xml version="1.0"?>
<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
  <md:EntityDescriptor entityID="https://service.example"><md:SPSSODescriptor/></md:EntityDescriptor>
  <md:EntityDescriptor entityID="https://idp.example">
    <md:IDPSSODescriptor WantAuthnRequestsSigned="true">
      <md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data>
        <ds:X509Certificate>${content}</ds:X509Certificate>
      </ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example/s"/>
    </md:IDPSSODescriptor>
  </md:EntityDescriptor>
</md:EntitiesDescriptor>`

const trustedNetworks = '127.0.0.0/8'
const read = createReadSamlProvider({ trustedNetworks })
let server: Server
let url = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/metadata' ? 200 : 302).end(metadataOf())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`
})
afterAll(() => server.close())

const expected = {
  issuer: 'https://idp.example',
  signOnUrl: 'https://idp.example/s',
  usesPost: true,
  wantsSignedRequests: true,
  certificates: [certificate.replaceAll('\n', '')],
}

test('reads the first identity provider of a document, also with a key for both uses', async () => {
  for (const use of [' use="signing"', '']) {
    expect(await read(metadataOf({ use }))).toEqual({ ok: true, value: { ...expected, metadataUrl: null } })
  }
})

test('reads metadata by their address', async () => {
  expect(await read(url)).toEqual({ ok: true, value: { ...expected, metadataUrl: url } })
})

test.each([
  ['metadata-invalid', 'broken XML', '<EntityDescriptor'],
  ['metadata-invalid', 'another document', '<html/>'],
  ['metadata-invalid', 'an entity of a DTD', `<!DOCTYPE a [<!ENTITY b "c">]>${metadataOf({ content: '&b;' })}`],
  ['no-signing-key', 'a key for encryption only', metadataOf({ use: ' use="encryption"' })],
  ['no-signing-key', 'no certificate', metadataOf({ content: 'MIIC' })],
])('is refused with %s: %s', async (reason, _, metadata) => {
  expect(await read(metadata)).toEqual({ ok: false, reason })
})

test('a redirect is not followed, and a private address is never called [I5]', async () => {
  const refused = { ok: false, reason: 'provider-unreachable' }
  expect(await read(`${url}/moved`)).toEqual(refused)
  expect(await createReadSamlProvider({ trustedNetworks: '' })(url)).toEqual(refused)
})
