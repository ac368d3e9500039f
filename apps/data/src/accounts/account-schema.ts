import { accountProfile } from '@ferrule/domain/accounts/account-profile'
import { refuse } from '@ferrule/domain/result'
import type { Builder } from '../graphql/builder.ts'
import { addAccountTypes } from './account-types.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { revokeOtherSessions, revokeSession } from './end-sessions.ts'
import { exportAccount } from './export-account.ts'
import { readAccount } from './read-account.ts'
import { removeDevice, resetDevices } from './remove-device.ts'

/** GraphQL fields of the caller's own account. No field takes the id of another person. */
export function addAccountFields(builder: Builder): void {
  const { account, payload, exportPayload, profileInput } = addAccountTypes(builder)
  builder.queryField('account', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: account,
      resolve: (_, __, context) => readAccount(context, context.actor),
    }),
  )
  builder.mutationFields((t) => ({
    changeAccountProfile: t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { input: t.arg({ type: profileInput, required: true }) },
      resolve: async (_, { input }, context) => {
        const parsed = accountProfile.safeParse(input)
        if (!parsed.success) return refuse('invalid-input')
        return changeProfile(context, context.actor, parsed.data)
      },
    }),
    removeAccountDevice: t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => removeDevice(context, context.actor, id),
    }),
    resetAccountDevices: t.withAuth({ signedIn: true }).field({
      type: payload,
      resolve: (_, __, context) => resetDevices(context, context.actor),
    }),
    endAccountSession: t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => revokeSession(context, context.actor, id),
    }),
    endOtherAccountSessions: t.withAuth({ signedIn: true }).field({
      type: payload,
      resolve: (_, __, context) => revokeOtherSessions(context, context.actor),
    }),
    exportAccount: t.withAuth({ signedIn: true }).field({
      type: exportPayload,
      resolve: (_, __, context) => exportAccount(context, context.actor),
    }),
    deleteAccount: t.withAuth({ signedIn: true }).field({
      type: payload,
      args: { email: t.arg.string({ required: true, description: 'Typed again as a confirmation' }) },
      resolve: (_, { email }, context) => deleteAccount(context, context.actor, email),
    }),
  }))
}
