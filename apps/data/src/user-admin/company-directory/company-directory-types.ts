import { toSamlEntityId } from '@ferrule/domain/company-sign-in/company-sign-in'
import type { Builder } from '../../graphql/builder.ts'
import { addCompanySignInType } from '../company-sign-in/company-sign-in-schema.ts'
import type { CompanyDirectory } from './read-company-directory.ts'

export function addCompanyDirectoryType(builder: Builder) {
  const domain = addDomainType(builder)
  const token = addTokenType(builder)
  const group = addGroupType(builder)
  const signIn = addCompanySignInType(builder)
  const choice = builder.objectRef<CompanyDirectory['groupChoices'][number]>('GroupApplicationChoice').implement({
    fields: (t) => ({ name: t.exposeString('name'), roles: t.exposeStringList('roles') }),
  })
  return builder.objectRef<CompanyDirectory>('CompanyDirectory').implement({
    description: 'The domains, the sign-in and the directory of an organisation',
    fields: (t) => ({
      organisationId: t.id({ resolve: ({ organisation }) => organisation.id }),
      organisationName: t.string({ resolve: ({ organisation }) => organisation.name }),
      scimUrl: t.exposeString('scimUrl', { description: 'The address that the directory sends to' }),
      canApproveDomains: t.exposeBoolean('canApproveDomains'),
      domains: t.expose('domains', { type: [domain] }),
      signIn: t.expose('signIn', { type: signIn, nullable: true, description: 'Null until a provider is saved' }),
      redirectUri: t.exposeString('redirectUri', { description: 'For the client at the provider of the company' }),
      samlEntityId: t.string({
        description: 'The name of the portal at a SAML provider',
        resolve: ({ redirectUri }) => toSamlEntityId(redirectUri),
      }),
      tokens: t.expose('tokens', { type: [token], description: 'Valid ones, newest first' }),
      groups: t.expose('groups', { type: [group] }),
      directoryUsers: t.exposeInt('directoryUsers', { description: 'People whom the directory has sent' }),
      groupChoices: t.expose('groupChoices', { type: [choice], description: 'Applications that a group can give' }),
    }),
  })
}

function addDomainType(builder: Builder) {
  return builder.objectRef<CompanyDirectory['domains'][number]>('OrganisationDomain').implement({
    fields: (t) => ({
      domain: t.exposeString('domain'),
      people: t.exposeInt('people', { description: 'Members with an address of the domain' }),
      recordName: t.string({ resolve: ({ record }) => record.name }),
      recordValue: t.string({ description: 'Of the TXT record', resolve: ({ record }) => record.value }),
      checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
      verifiedAt: t.expose('verifiedAt', { type: 'DateTime', nullable: true }),
    }),
  })
}

function addTokenType(builder: Builder) {
  return builder.objectRef<CompanyDirectory['tokens'][number]>('ScimToken').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      hint: t.exposeString('hint', { description: 'The last four characters' }),
      madeBy: t.exposeString('madeBy', { nullable: true }),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    }),
  })
}

function addGroupType(builder: Builder) {
  type Group = CompanyDirectory['groups'][number]
  const application = builder.objectRef<Group['applications'][number]>('GroupApplication').implement({
    fields: (t) => ({ application: t.exposeString('application'), role: t.exposeString('role') }),
  })
  return builder.objectRef<Group>('DirectoryGroup').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('displayName'),
      people: t.exposeInt('people'),
      applications: t.expose('applications', { type: [application] }),
    }),
  })
}

export function addCompanyDirectoryInputs(builder: Builder) {
  const application = builder.inputType('GroupApplicationInput', {
    fields: (t) => ({ application: t.string({ required: true }), role: t.string({ required: true }) }),
  })
  return {
    domain: builder.inputType('OrganisationDomainInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        domain: t.string({ required: true }),
      }),
    }),
    newToken: builder.inputType('NewScimTokenInput', {
      fields: (t) => ({ idempotencyKey: t.string({ required: true }), organisationId: t.string({ required: true }) }),
    }),
    revokeToken: builder.inputType('RevokeScimTokenInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        tokenId: t.string({ required: true }),
      }),
    }),
    groupApplications: builder.inputType('GroupApplicationsInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        groupId: t.string({ required: true }),
        applications: t.field({ type: [application], required: true }),
      }),
    }),
  }
}

type MadeToken = { id: string | null; token: string | null; refusal: string | null; fields: string[] }

export function addScimTokenPayload(builder: Builder) {
  return builder.objectRef<MadeToken>('MakeScimTokenPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      token: t.exposeString('token', { nullable: true, description: 'Shown once; null for a repeated request' }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields'),
    }),
  })
}
