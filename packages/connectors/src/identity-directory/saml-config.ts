import type { SamlProvider } from '@ferrule/domain/company-sign-in/saml-provider'

/** The settings of a SAML provider at the identity server. */
export function toSamlConfig(provider: SamlProvider, entityId: string): Record<string, string> {
  return {
    idpEntityId: provider.issuer,
    // A name of our own for each company: an assertion for one is not valid for another.
    entityId,
    singleSignOnServiceUrl: provider.signOnUrl,
    postBindingAuthnRequest: String(provider.usesPost),
    postBindingResponse: 'true',
    // Either the response or the assertion in it must be signed.
    validateSignature: 'true',
    signingCertificate: provider.certificates.join(','),
    wantAuthnRequestsSigned: String(provider.wantsSignedRequests),
    signatureAlgorithm: 'RSA_SHA256',
    nameIDPolicyFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    principalType: 'SUBJECT',
    allowCreate: 'true',
    allowedClockSkew: '10',
    backchannelSupported: 'false',
  }
}

/** Names of the attributes with the name of a person: those of Entra ID and AD FS, of LDAP directories, and of Okta. */
const nameAttributes = {
  firstName: ['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname', 'urn:oid:2.5.4.42', 'firstName'],
  lastName: ['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname', 'urn:oid:2.5.4.4', 'lastName'],
}

/** Read the name of a person from an assertion, at their first login. */
export function toNameMappers(alias: string) {
  return Object.entries(nameAttributes).flatMap(([field, names]) =>
    names.map((name, index) => ({
      name: `${field} ${index + 1}`,
      identityProviderAlias: alias,
      identityProviderMapper: 'saml-user-attribute-idp-mapper',
      config: { syncMode: 'IMPORT', 'attribute.name': name, 'user.attribute': field },
    })),
  )
}
