import {
  companyConnectionInput,
  companySignInInput,
  samlConnectionInput,
  switchCompanySignInInput,
} from '@ferrule/domain/company-sign-in/company-sign-in-input'
import type { Builder } from '../../graphql/builder.ts'
import type { CompanyDirectory } from '../company-directory/read-company-directory.ts'
import { type Payloads, toPayload } from '../user-admin-payloads.ts'
import {
  checkCompanyConnection,
  removeCompanySignIn,
  saveCompanyConnection,
  saveSamlConnection,
  switchCompanySignIn,
} from './change-company-sign-in.ts'

/** The sign-in of an organisation, without its secret, which is never shown again. */
export function addCompanySignInType(builder: Builder) {
  return builder.objectRef<NonNullable<CompanyDirectory['signIn']>>('CompanySignIn').implement({
    fields: (t) => ({
      issuer: t.exposeString('issuer'),
      protocol: t.string({
        description: 'oidc or saml',
        resolve: ({ samlProvider }) => (samlProvider ? 'saml' : 'oidc'),
      }),
      clientId: t.exposeString('clientId', { nullable: true, description: 'Null for SAML' }),
      metadataUrl: t.string({
        nullable: true,
        description: 'Null for OpenID Connect, and for metadata that were entered as XML',
        resolve: ({ samlProvider }) => samlProvider?.metadataUrl ?? null,
      }),
      savedBy: t.exposeString('savedBy', { nullable: true }),
      savedAt: t.expose('savedAt', { type: 'DateTime' }),
      checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
      checkProblem: t.exposeString('checkProblem', { nullable: true, description: 'Null if the last check was good' }),
      status: t.exposeString('status', { description: 'off, on or required' }),
      isPending: t.exposeBoolean('isPending', { description: 'The identity server does not have the last change yet' }),
    }),
  })
}

function addInputs(builder: Builder) {
  return {
    connection: builder.inputType('CompanyConnectionInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        issuer: t.string({ required: true }),
        clientId: t.string({ required: true }),
        clientSecret: t.string({ required: true }),
      }),
    }),
    saml: builder.inputType('SamlConnectionInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        metadata: t.string({ required: true, description: 'The metadata as XML, or their address' }),
      }),
    }),
    organisation: builder.inputType('CompanySignInInput', {
      fields: (t) => ({ idempotencyKey: t.string({ required: true }), organisationId: t.string({ required: true }) }),
    }),
    switching: builder.inputType('SwitchCompanySignInInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        isEnabled: t.boolean({ required: true }),
        isRequired: t.boolean({ required: true }),
      }),
    }),
  }
}

export function addCompanySignInMutations(builder: Builder, { payload }: Payloads): void {
  const inputs = addInputs(builder)
  builder.mutationFields((t) => ({
    saveCompanyConnection: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Checks the provider of a company and saves it',
      args: { input: t.arg({ type: inputs.connection, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(companyConnectionInput, input, (valid) => saveCompanyConnection(context, context.actor, valid)),
    }),
    saveSamlConnection: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Reads the metadata of the SAML provider of a company and saves it',
      args: { input: t.arg({ type: inputs.saml, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(samlConnectionInput, input, (valid) => saveSamlConnection(context, context.actor, valid)),
    }),
    checkCompanyConnection: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: inputs.organisation, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(companySignInInput, input, (valid) => checkCompanyConnection(context, context.actor, valid)),
    }),
    switchCompanySignIn: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: inputs.switching, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(switchCompanySignInInput, input, (valid) => switchCompanySignIn(context, context.actor, valid)),
    }),
    removeCompanySignIn: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: inputs.organisation, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(companySignInInput, input, (valid) => removeCompanySignIn(context, context.actor, valid)),
    }),
  }))
}
