import {
  domainInput,
  groupApplicationsInput,
  newScimTokenInput,
  revokeScimTokenInput,
} from '@ferrule/domain/company-directory/company-directory-input'
import { z } from 'zod'
import type { Builder } from '../../graphql/builder.ts'
import { addCompanySignInMutations } from '../company-sign-in/company-sign-in-schema.ts'
import { endScimToken, makeScimToken } from '../scim/manage-scim-tokens.ts'
import { setGroupApplications } from '../scim/set-group-applications.ts'
import { type Payloads, toFieldNames, toPayload } from '../user-admin-payloads.ts'
import { addDomain, approveDomain, checkDomain, removeDomain } from './change-domain.ts'
import { addCompanyDirectoryInputs, addCompanyDirectoryType, addScimTokenPayload } from './company-directory-types.ts'
import { readCompanyDirectory } from './read-company-directory.ts'

/** Domains, sign-in, tokens and groups of the directory of an organisation. */
export function addCompanyDirectoryFields(builder: Builder, payloads: Payloads): void {
  const { payload } = payloads
  const companyDirectory = addCompanyDirectoryType(builder)
  const inputs = addCompanyDirectoryInputs(builder)
  builder.queryField('companyDirectory', (t) =>
    t.withAuth({ managesUsers: true }).field({
      type: companyDirectory,
      nullable: true,
      description: 'Null for a missing organisation and for one that the caller does not administer',
      args: { organisationId: t.arg.id({ required: true }) },
      resolve: async (_, { organisationId }, context) =>
        z.uuid().safeParse(organisationId).success
          ? ((await readCompanyDirectory(context, context.actor, organisationId)) ?? null)
          : null,
    }),
  )
  addDomainMutations(builder, payload, inputs)
  addDirectoryMutations(builder, payload, inputs)
  addCompanySignInMutations(builder, payloads)
}

type Inputs = ReturnType<typeof addCompanyDirectoryInputs>

function addDomainMutations(builder: Builder, payload: Payloads['payload'], { domain }: Inputs): void {
  builder.mutationFields((t) => ({
    addDomain: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: domain, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(domainInput, input, (valid) => addDomain(context, context.actor, valid)),
    }),
    checkDomain: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Looks for the TXT record of the domain',
      args: { input: t.arg({ type: domain, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(domainInput, input, (valid) => checkDomain(context, context.actor, valid)),
    }),
    approveDomain: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Verifies a domain without its TXT record; for internal administrators',
      args: { input: t.arg({ type: domain, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(domainInput, input, (valid) => approveDomain(context, context.actor, valid)),
    }),
    removeDomain: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: domain, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(domainInput, input, (valid) => removeDomain(context, context.actor, valid)),
    }),
  }))
}

function addDirectoryMutations(builder: Builder, payload: Payloads['payload'], inputs: Inputs): void {
  const made = addScimTokenPayload(builder)
  builder.mutationFields((t) => ({
    makeScimToken: t.withAuth({ managesUsers: true }).field({
      type: made,
      args: { input: t.arg({ type: inputs.newToken, required: true }) },
      resolve: async (_, { input }, context) => {
        const empty = { id: null, token: null, refusal: null, fields: [] }
        const parsed = newScimTokenInput.safeParse(input)
        if (!parsed.success) return { ...empty, refusal: 'invalid-input', fields: toFieldNames(parsed.error) }
        const result = await makeScimToken(context, context.actor, parsed.data)
        if (!result.ok) return { ...empty, refusal: result.reason }
        return { ...empty, id: result.value.id, token: result.value.token ?? null }
      },
    }),
    revokeScimToken: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: inputs.revokeToken, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(revokeScimTokenInput, input, (valid) => endScimToken(context, context.actor, valid)),
    }),
    setGroupApplications: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: inputs.groupApplications, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(groupApplicationsInput, input, (valid) => setGroupApplications(context, context.actor, valid)),
    }),
  }))
}
