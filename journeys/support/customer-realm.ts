import { randomBytes } from 'node:crypto'
import { connectAdmin } from '../../infra/identity/admin-calls.ts'
import { settings } from './settings.ts'

/** A person with an account at the identity provider of a customer. */
export type CustomerPerson = { email: string; firstName: string; lastName: string; password: string }

export type CustomerRealm = {
  issuer: string
  clientId: string
  clientSecret: string
  samlMetadataUrl: string
  /** Registers the portal as a SAML service provider. */
  addSamlClient: (client: { entityId: string; replyUrl: string }) => Promise<void>
  remove: () => Promise<void>
}

const { internal, adminPassword } = settings.identityAdmin

/**
 * A second realm of the local identity server, as the identity provider of a customer. Its frontend URL is the loopback
 * address, because the edge publishes the realm of the portal only.
 */
export async function createCustomerRealm(people: readonly CustomerPerson[]): Promise<CustomerRealm> {
  const realm = `customer-${randomBytes(6).toString('hex')}`
  const clientSecret = randomBytes(24).toString('base64url')
  await (await connectAdmin(internal, adminPassword)).send('POST', '', {
    realm,
    enabled: true,
    sslRequired: 'none',
    attributes: { frontendUrl: internal },
    clients: [
      {
        clientId: 'portal',
        secret: clientSecret,
        publicClient: false,
        standardFlowEnabled: true,
        directAccessGrantsEnabled: false,
        redirectUris: [`${settings.identity}/realms/alpha/broker/*`],
      },
    ],
    users: people.map(({ email, firstName, lastName, password }) => ({
      username: email,
      email,
      emailVerified: true,
      firstName,
      lastName,
      enabled: true,
      credentials: [{ type: 'password', value: password, temporary: false }],
    })),
  })
  return {
    issuer: `${internal}/realms/${realm}`,
    clientId: 'portal',
    clientSecret,
    samlMetadataUrl: `${internal}/realms/${realm}/protocol/saml/descriptor`,
    addSamlClient: async (client) =>
      (await connectAdmin(internal, adminPassword)).send('POST', `/${realm}/clients`, toSamlClient(client)),
    remove: async () => (await connectAdmin(internal, adminPassword)).send('DELETE', `/${realm}`),
  }
}

/** The portal as a client of a SAML provider. Names have the attributes of LDAP directories. */
function toSamlClient({ entityId, replyUrl }: { entityId: string; replyUrl: string }) {
  const names = [
    { property: 'firstName', name: 'urn:oid:2.5.4.42' },
    { property: 'lastName', name: 'urn:oid:2.5.4.4' },
  ]
  return {
    clientId: entityId,
    protocol: 'saml',
    redirectUris: [replyUrl],
    attributes: {
      'saml.assertion.signature': 'true',
      'saml.server.signature': 'true',
      'saml.client.signature': 'false',
      'saml.force.post.binding': 'true',
      saml_name_id_format: 'email',
      saml_assertion_consumer_url_post: replyUrl,
    },
    protocolMappers: names.map(({ property, name }) => ({
      name: property,
      protocol: 'saml',
      protocolMapper: 'saml-user-property-mapper',
      config: { 'user.attribute': property, 'attribute.name': name, 'attribute.nameformat': 'URI Reference' },
    })),
  }
}
