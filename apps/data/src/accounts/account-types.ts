import type { AccountDevice } from '@ferrule/domain/accounts/account-device'
import type { Result } from '@ferrule/domain/result'
import type { Builder } from '../graphql/builder.ts'
import type { Account, AccountSession } from './read-account.ts'

export function addAccountTypes(builder: Builder) {
  return { account: addAccount(builder), ...addPayloads(builder), profileInput: addProfileInput(builder) }
}

function addAccount(builder: Builder) {
  const profile = builder.objectRef<Account['profile']>('AccountProfile').implement({
    fields: (t) => ({
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      company: t.exposeString('company'),
      telephone: t.exposeString('telephone'),
      address: t.exposeString('address'),
      postalCode: t.exposeString('postalCode'),
      city: t.exposeString('city'),
      country: t.exposeString('country', { description: 'Two letters, upper case; empty until one is chosen' }),
      language: t.exposeString('language', { description: 'Empty until one is chosen' }),
    }),
  })
  const device = builder.objectRef<AccountDevice>('AccountDevice').implement({
    description: 'A second factor, or a replacement of the password',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: 'app, passkey or recovery-codes' }),
      label: t.exposeString('label', { description: 'Label chosen by the user; may be empty' }),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
    }),
  })
  const session = builder.objectRef<AccountSession>('AccountSession').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      address: t.exposeString('address', { description: 'IP address of the session' }),
      startedAt: t.expose('startedAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
      isThis: t.exposeBoolean('isThis', { description: 'Whether it is the session of this request' }),
    }),
  })
  return builder.objectRef<Account>('Account').implement({
    description: 'The account of the caller',
    fields: (t) => ({
      email: t.exposeString('email'),
      profile: t.expose('profile', { type: profile }),
      isManagedInternally: t.exposeBoolean('isManagedInternally', {
        description: 'Profile and password come from the company directory',
      }),
      passwordChangedAt: t.expose('passwordChangedAt', { type: 'DateTime', nullable: true }),
      devices: t.expose('devices', { type: [device] }),
      sessions: t.expose('sessions', { type: [session] }),
    }),
  })
}

function addPayloads(builder: Builder) {
  const payload = builder.objectRef<Result<undefined, string>>('AccountPayload').implement({
    description: 'The reason of a refusal; null on success. fresh-login-needed requires a new sign-in',
    fields: (t) => ({ refusal: t.string({ nullable: true, resolve: toRefusal }) }),
  })
  const exportPayload = builder.objectRef<Result<object, string>>('ExportAccountPayload').implement({
    fields: (t) => ({
      refusal: t.string({ nullable: true, resolve: toRefusal }),
      document: t.string({
        nullable: true,
        description: 'All data of the person as JSON',
        resolve: (result) => (result.ok ? JSON.stringify(result.value, null, 2) : null),
      }),
    }),
  })
  return { payload, exportPayload }
}

function toRefusal(result: Result<unknown, string>): string | null {
  return result.ok ? null : result.reason
}

function addProfileInput(builder: Builder) {
  return builder.inputType('AccountProfileInput', {
    fields: (t) => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      company: t.string({ required: true, description: 'May be empty, like all following fields except the language' }),
      telephone: t.string({ required: true }),
      address: t.string({ required: true }),
      postalCode: t.string({ required: true }),
      city: t.string({ required: true }),
      country: t.string({ required: true }),
      language: t.string({ required: true }),
    }),
  })
}
