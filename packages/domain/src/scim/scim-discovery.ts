import type { ScimObject } from './match-filter.ts'
import { groupSchema, userSchema } from './scim-names.ts'
import { maxResults } from './scim-request.ts'

const configSchema = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'
const typeSchema = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType'
const schemaSchema = 'urn:ietf:params:scim:schemas:core:2.0:Schema'

/** The capabilities of the service. `base` is the URL of the service, without a slash at the end. */
export function toServiceProviderConfig(base: string): ScimObject {
  return {
    schemas: [configSchema],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an administrator of the organisation makes in the portal.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

const resourceTypes = [
  { id: 'User', endpoint: '/Users', schema: userSchema, description: 'A person of the organisation' },
  { id: 'Group', endpoint: '/Groups', schema: groupSchema, description: 'A group of people of the organisation' },
]

export function toResourceTypes(base: string): ScimObject[] {
  return resourceTypes.map(({ id, endpoint, schema, description }) => ({
    schemas: [typeSchema],
    id,
    name: id,
    endpoint,
    description,
    schema,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
  }))
}

type Traits = Partial<{
  type: string
  multiValued: boolean
  required: boolean
  caseExact: boolean
  mutability: string
  uniqueness: string
  subAttributes: ScimObject[]
  referenceTypes: string[]
}>

function attribute(name: string, description: string, traits: Traits = {}): ScimObject {
  return {
    name,
    type: 'string',
    multiValued: false,
    description,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...traits,
  }
}

const readOnly = { mutability: 'readOnly' }

const userAttributes = [
  attribute('userName', 'Name of the account in the directory, unique in the organisation', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('name', 'Name of the person', {
    type: 'complex',
    subAttributes: [
      attribute('givenName', 'First name'),
      attribute('familyName', 'Last name'),
      attribute('formatted', 'Full name', readOnly),
    ],
  }),
  attribute('displayName', 'Full name'),
  attribute('preferredLanguage', 'Language of the portal and its mails, such as de'),
  attribute('active', 'Whether the person is a member of the organisation', { type: 'boolean', required: true }),
  attribute('emails', 'E-mail address in a verified domain; it cannot be changed later', {
    type: 'complex',
    multiValued: true,
    mutability: 'immutable',
    subAttributes: [
      attribute('value', 'E-mail address', { mutability: 'immutable' }),
      attribute('type', 'Always work', readOnly),
      attribute('primary', 'Whether it is the address of the account', { type: 'boolean', mutability: 'immutable' }),
    ],
  }),
  attribute('groups', 'Groups of the person', {
    type: 'complex',
    multiValued: true,
    ...readOnly,
    subAttributes: [
      attribute('value', 'Id of the group', readOnly),
      attribute('$ref', 'URL of the group', { type: 'reference', referenceTypes: ['Group'], ...readOnly }),
      attribute('display', 'Name of the group', readOnly),
    ],
  }),
]

const groupAttributes = [
  attribute('displayName', 'Name of the group', { required: true }),
  attribute('members', 'People of the group', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'Id of the user', { mutability: 'immutable', caseExact: true }),
      attribute('$ref', 'URL of the user', { type: 'reference', referenceTypes: ['User'], mutability: 'immutable' }),
      attribute('display', 'Name of the account', readOnly),
      attribute('type', 'Always User', readOnly),
    ],
  }),
]

export function toSchemas(base: string): ScimObject[] {
  const schemas = [
    { id: userSchema, name: 'User', description: 'A person of the organisation', attributes: userAttributes },
    { id: groupSchema, name: 'Group', description: 'A group of people', attributes: groupAttributes },
  ]
  return schemas.map((schema) => ({
    schemas: [schemaSchema],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))
}
