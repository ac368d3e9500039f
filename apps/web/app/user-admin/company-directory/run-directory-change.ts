import { withIdempotencyKey } from '../../http/with-idempotency-key.ts'
import type { Query } from '../attempt.ts'
import type { Change } from '../change.ts'
import { AddDomain } from './add-domain.generated.ts'
import { ApproveDomain } from './approve-domain.generated.ts'
import { CheckCompanyConnection } from './check-company-connection.generated.ts'
import { CheckDomain } from './check-domain.generated.ts'
import { RemoveCompanySignIn } from './remove-company-sign-in.generated.ts'
import { RemoveDomain } from './remove-domain.generated.ts'
import { RevokeScimToken } from './revoke-scim-token.generated.ts'
import { SaveCompanyConnection } from './save-company-connection.generated.ts'
import { SaveSamlConnection } from './save-saml-connection.generated.ts'
import { SetGroupApplications } from './set-group-applications.generated.ts'
import { SwitchCompanySignIn } from './switch-company-sign-in.generated.ts'

type DirectoryIntent =
  | `${'add' | 'check' | 'approve' | 'remove'}-domain`
  | 'revoke-token'
  | 'set-group'
  | `${'save' | 'save-saml' | 'check'}-connection`
  | `${'switch' | 'remove'}-sign-in`

/** Sends a change of the company directory. */
export async function runDirectoryChange(
  change: Extract<Change, { intent: DirectoryIntent }>,
  key: string,
  query: Query,
) {
  switch (change.intent) {
    case 'add-domain':
      return (await query(AddDomain, { input: await withIdempotencyKey(key, change.input) })).addDomain
    case 'check-domain':
      return (await query(CheckDomain, { input: await withIdempotencyKey(key, change.input) })).checkDomain
    case 'approve-domain':
      return (await query(ApproveDomain, { input: await withIdempotencyKey(key, change.input) })).approveDomain
    case 'remove-domain':
      return (await query(RemoveDomain, { input: await withIdempotencyKey(key, change.input) })).removeDomain
    case 'revoke-token':
      return (await query(RevokeScimToken, { input: await withIdempotencyKey(key, change.input) })).revokeScimToken
    case 'set-group':
      return (await query(SetGroupApplications, { input: await withIdempotencyKey(key, change.input) }))
        .setGroupApplications
    case 'save-connection':
      return (await query(SaveCompanyConnection, { input: await withIdempotencyKey(key, change.input) }))
        .saveCompanyConnection
    case 'save-saml-connection':
      return (await query(SaveSamlConnection, { input: await withIdempotencyKey(key, change.input) }))
        .saveSamlConnection
    case 'check-connection':
      return (await query(CheckCompanyConnection, { input: await withIdempotencyKey(key, change.input) }))
        .checkCompanyConnection
    case 'switch-sign-in':
      return (await query(SwitchCompanySignIn, { input: await withIdempotencyKey(key, change.input) }))
        .switchCompanySignIn
    case 'remove-sign-in':
      return (await query(RemoveCompanySignIn, { input: await withIdempotencyKey(key, change.input) }))
        .removeCompanySignIn
  }
}
