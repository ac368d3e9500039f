import type { AddApplicationInput } from './add-application.generated.ts'
import type { CloseAccessReviewInput } from './close-access-review.generated.ts'
import type { OrganisationDomainInput } from './company-directory/add-domain.generated.ts'
import type { CompanySignInInput } from './company-directory/check-company-connection.generated.ts'
import type { RevokeScimTokenInput } from './company-directory/revoke-scim-token.generated.ts'
import type { CompanyConnectionInput } from './company-directory/save-company-connection.generated.ts'
import type { SamlConnectionInput } from './company-directory/save-saml-connection.generated.ts'
import type { GroupApplicationsInput } from './company-directory/set-group-applications.generated.ts'
import type { SwitchCompanySignInInput } from './company-directory/switch-company-sign-in.generated.ts'
import type { EndAccessInput } from './withdraw-access.generated.ts'
import type { GrantAccessInput } from './grant-access.generated.ts'
import type { RemoveOrganisationInput } from './remove-organisation-from-user.generated.ts'
import type { UndoAccessInput } from './undo-access-change.generated.ts'

type WithoutKey<Input> = Omit<Input, 'idempotencyKey'>

/** A change of an administrator, without its idempotency key. */
export type Change =
  | { intent: 'grant' | 'accept' | 'update'; input: WithoutKey<GrantAccessInput> }
  | { intent: 'decline' | 'withdraw' | 'keep' | 'undo-keep'; input: WithoutKey<EndAccessInput> }
  | { intent: 'close-review'; input: WithoutKey<CloseAccessReviewInput> }
  | { intent: 'undo'; input: WithoutKey<UndoAccessInput> }
  | { intent: 'add-application'; input: WithoutKey<AddApplicationInput> }
  | { intent: 'add-organisation'; input: { userId: string; organisationId: string } }
  | { intent: 'remove-organisation'; input: WithoutKey<RemoveOrganisationInput> }
  | { intent: 'resend' | 'send-new' | 'delete'; input: { userId: string } }
  | {
      intent: 'add-domain' | 'check-domain' | 'approve-domain' | 'remove-domain'
      input: WithoutKey<OrganisationDomainInput>
    }
  | { intent: 'revoke-token'; input: WithoutKey<RevokeScimTokenInput> }
  | { intent: 'set-group'; input: WithoutKey<GroupApplicationsInput> }
  | { intent: 'save-connection'; input: WithoutKey<CompanyConnectionInput> }
  | { intent: 'save-saml-connection'; input: WithoutKey<SamlConnectionInput> }
  | { intent: 'check-connection' | 'remove-sign-in'; input: WithoutKey<CompanySignInInput> }
  | { intent: 'switch-sign-in'; input: WithoutKey<SwitchCompanySignInInput> }

export type ChangeIntent = Change['intent']

export type ChangeFailure = {
  /** The refusal of the data service, the code of its error, or `network`. */
  reason: string
  fields: readonly string[]
  requestId: string | undefined
}

export type ChangeResult = {
  intent: ChangeIntent
  /** The number of saved changes. */
  saved: number
  /** The changes that take the saved ones back. */
  undo: readonly Change[]
  failures: readonly ChangeFailure[]
  /** The administrator can no longer see the user. */
  losesView: boolean
  /** At least one response was lost, so that a retry needs the same idempotency key. */
  isRetryable: boolean
}
