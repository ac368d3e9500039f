import type { Result } from '@ferrule/domain/result'
import { invitationToken, invitedAccountInput, inviteInput } from '@ferrule/domain/user-admin/user-admin-input'
import type { UserRowResult } from '@ferrule/domain/user-admin/validate-user-rows'
import type { Builder } from '../graphql/builder.ts'
import { acceptInvitation, createInvitedAccount } from './accept-invitation.ts'
import { importUsers } from './import-users.ts'
import { type InviteOutcome, inviteUser } from './invite-user.ts'
import { toFieldNames } from './user-admin-payloads.ts'

export function addInvitationMutations(builder: Builder): void {
  addInviteUser(builder)
  addImportUsers(builder)
  addAcceptance(builder)
}

type InvitePayload = { refusal: string | null; fields: string[]; userId: string | null; expiresAt: Date | null }

function addInviteUser(builder: Builder): void {
  const payload = builder.objectRef<InvitePayload>('InviteUserPayload').implement({
    description: 'Does not depend on whether an account exists. Only a user whom the caller sees is named',
    fields: (t) => ({
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
      userId: t.exposeID('userId', { nullable: true, description: 'With the refusal already-visible' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'On success' }),
    }),
  })
  const application = builder.inputType('InvitedApplicationInput', {
    fields: (t) => ({ application: t.string({ required: true }), role: t.string({ required: true }) }),
  })
  const input = builder.inputType('InviteUserInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      email: t.string({ required: true }),
      organisationId: t.string({ required: true }),
      applications: t.field({ type: [application], required: true }),
      reason: t.string({ required: true }),
      endsOn: t.string({ description: 'The last day of access, as yyyy-mm-dd; null without an end' }),
      message: t.string({ required: true, description: 'May be empty' }),
      language: t.string({ required: true, description: 'Language of the mail' }),
    }),
  })
  builder.mutationField('inviteUser', (t) =>
    t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: sent }, context) => {
        const parsed = inviteInput.safeParse(sent)
        if (!parsed.success) return { ...emptyInvite, refusal: 'invalid-input', fields: toFieldNames(parsed.error) }
        return toInvitePayload(await inviteUser(context, context.actor, parsed.data))
      },
    }),
  )
}

const emptyInvite: InvitePayload = { refusal: null, fields: [], userId: null, expiresAt: null }

function toInvitePayload(result: Result<InviteOutcome, string>): InvitePayload {
  if (!result.ok) return { ...emptyInvite, refusal: result.reason }
  const { userId, expiresAt } = result.value
  if (userId) return { ...emptyInvite, refusal: 'already-visible', userId }
  return { ...emptyInvite, expiresAt: expiresAt ? new Date(expiresAt) : null }
}

type ImportPayload = { refusal: string | null; rows: UserRowResult[] }

/** About 500 rows. */
const maxCsvCharacters = 200_000

function addImportUsers(builder: Builder): void {
  const row = builder.objectRef<UserRowResult>('UserImportRow').implement({
    fields: (t) => ({
      line: t.exposeInt('line', { description: 'Line of the table; the header is line 1' }),
      email: t.exposeString('email'),
      outcome: t.exposeString('outcome', {
        description:
          'invites, exists, email-invalid, organisation-unknown, application-unknown, role-unknown, date-invalid, duplicate, not-allowed',
      }),
    }),
  })
  const payload = builder.objectRef<ImportPayload>('ImportUsersPayload').implement({
    fields: (t) => ({
      refusal: t.exposeString('refusal', { nullable: true }),
      rows: t.expose('rows', { type: [row] }),
    }),
  })
  builder.mutationField('importUsers', (t) =>
    t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Columns: email, organisation, applications, reason, ends, language; at most 500 rows',
      args: {
        csv: t.arg.string({ required: true }),
        isTrial: t.arg.boolean({ required: true, description: 'Only reports what each row would do' }),
      },
      resolve: async (_, { csv, isTrial }, context): Promise<ImportPayload> => {
        if (csv.length > maxCsvCharacters) return { refusal: 'table-unreadable', rows: [] }
        const result = await importUsers(context, context.actor, { csv, isTrial })
        return result.ok ? { refusal: null, rows: result.value } : { refusal: result.reason, rows: [] }
      },
    }),
  )
}

type AcceptPayload = { refusal: string | null; fields: string[]; application: string | null }

function addAcceptance(builder: Builder): void {
  const payload = builder.objectRef<AcceptPayload>('AcceptInvitationPayload').implement({
    fields: (t) => ({
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields'),
      application: t.exposeString('application', { nullable: true, description: 'Where the first sign-in leads' }),
    }),
  })
  const input = builder.inputType('InvitedAccountInput', {
    fields: (t) => ({
      token: t.string({ required: true }),
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      password: t.string({ required: true }),
      language: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    acceptInvitation: t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context) =>
        invitationToken.safeParse(token).success
          ? toAcceptPayload(await acceptInvitation(context, context.actor, token))
          : { refusal: 'not-found', fields: [], application: null },
    }),
    createInvitedAccount: t.withAuth({ public: true }).field({
      type: payload,
      description: 'Creates the account of an invited person and accepts the invite; the token can be used once',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: sent }, context) => {
        const parsed = invitedAccountInput.safeParse(sent)
        if (parsed.success) return toAcceptPayload(await createInvitedAccount(context, parsed.data))
        return { refusal: 'invalid-input', fields: toFieldNames(parsed.error), application: null }
      },
    }),
  }))
}

function toAcceptPayload(result: Result<{ application: string | null }, string>): AcceptPayload {
  return result.ok
    ? { refusal: null, fields: [], application: result.value.application }
    : { refusal: result.reason, fields: [], application: null }
}
