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
    description: 'Proves a person beside or instead of their password',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: 'app, passkey or recovery-codes' }),
      label: t.exposeString('label', { description: 'As the person called it; may be empty' }),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
    }),
  })
  const session = builder.objectRef<AccountSession>('AccountSession').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      address: t.exposeString('address', { description: 'The network address it came from' }),
      startedAt: t.expose('startedAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
      isThis: t.exposeBoolean('isThis', { description: 'The session that asks' }),
    }),
  })
  return builder.objectRef<Account>('Account').implement({
    description: 'The account of the person who asks',
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
    description: 'Why nothing was changed; nothing where it was. fresh-login-needed is mended by signing in again',
    fields: (t) => ({ refusal: t.string({ nullable: true, resolve: toRefusal }) }),
  })
  const exportPayload = builder.objectRef<Result<object, string>>('ExportAccountPayload').implement({
    fields: (t) => ({
      refusal: t.string({ nullable: true, resolve: toRefusal }),
      document: t.string({
        nullable: true,
        description: 'Everything we know of the person, as JSON',
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
      company: t.string({ required: true, description: 'May be empty, as all that follow but the language' }),
      telephone: t.string({ required: true }),
      address: t.string({ required: true }),
      postalCode: t.string({ required: true }),
      city: t.string({ required: true }),
      country: t.string({ required: true }),
      language: t.string({ required: true }),
    }),
  })
}
