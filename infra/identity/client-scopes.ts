const flatRoles = {
  name: 'flat roles',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-usermodel-realm-role-mapper',
  config: {
    'claim.name': 'roles',
    'jsonType.label': 'String',
    multivalued: 'true',
    'id.token.claim': 'true',
    'access.token.claim': 'true',
    'userinfo.token.claim': 'true',
  },
}

/** Names the provider of a company at which a person signed in, so that the data service knows whose member they are. */
const companyProvider = {
  name: 'provider of the company',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-usersessionmodel-note-mapper',
  config: {
    'user.session.note': 'identity_provider',
    'claim.name': 'identity_provider',
    'jsonType.label': 'String',
    'id.token.claim': 'false',
    'access.token.claim': 'true',
    'introspection.token.claim': 'true',
  },
}

/** Client scopes of our clients, beyond the built-in ones. */
export const customScopes = [
  {
    name: 'fr:idm:*',
    description: 'Requested by the portal; adds no claims',
    protocol: 'openid-connect',
    attributes: { 'include.in.token.scope': 'true', 'display.on.consent.screen': 'false' },
  },
  {
    name: 'portal-roles',
    protocol: 'openid-connect',
    attributes: { 'include.in.token.scope': 'false' },
    protocolMappers: [
      flatRoles,
      companyProvider,
      {
        name: 'audience of the data service',
        protocol: 'openid-connect',
        protocolMapper: 'oidc-audience-mapper',
        config: { 'included.client.audience': 'portal-data', 'access.token.claim': 'true', 'id.token.claim': 'false' },
      },
    ],
  },
  {
    name: 'staff-roles',
    protocol: 'openid-connect',
    attributes: { 'include.in.token.scope': 'false' },
    protocolMappers: [flatRoles],
  },
]
