import { passkeyForm, type Step } from './second-factor-flow.ts'
import { secondFactors } from './sign-in-rules.ts'

/**
 * The flow behind "Forgot password?". A reader of the mailbox may choose a new password, but not replace the second
 * factor: an account that has one is asked for it after the link in the mail. Keycloak's own flow lets the holder of
 * the link add an authenticator app instead.
 */
export const resetPasswordFlow = {
  alias: 'reset password',
  steps: [
    { provider: 'reset-credentials-choose-user', requirement: 'REQUIRED' },
    { provider: 'reset-credential-email', requirement: 'REQUIRED' },
    {
      provider: 'second factor before a new password',
      requirement: 'CONDITIONAL',
      steps: [
        { provider: 'conditional-user-configured', requirement: 'REQUIRED' },
        ...[...secondFactors, passkeyForm].map((provider) => ({ provider, requirement: 'ALTERNATIVE' as const })),
      ],
    },
    { provider: 'company-required', requirement: 'REQUIRED' },
    { provider: 'reset-password', requirement: 'REQUIRED' },
  ] satisfies Step[],
}
