import { internalRoles } from '../../packages/domain/src/accounts/account-change.ts'
import { passkey, passkeyForm, type Step, unlessUsed } from './second-factor-flow.ts'
import { secondFactors } from './sign-in-rules.ts'

/**
 * Requires a second factor of the holders of a role. A passkey that is there is asked for, so that a stolen password
 * does not suffice to add an app beside it; a user without any second factor must add an app.
 */
const secondFactorOf = (role: string): Step => ({
  provider: `second factor of ${role}`,
  requirement: 'CONDITIONAL',
  steps: [
    { provider: 'conditional-user-role', requirement: 'REQUIRED', config: { condUserRole: role } },
    unlessUsed('otp', 'recovery-authn-codes', passkey),
    {
      provider: `passkey of ${role}`,
      requirement: 'CONDITIONAL',
      steps: [
        { provider: 'conditional-user-configured', requirement: 'REQUIRED' },
        { provider: passkeyForm, requirement: 'REQUIRED' },
      ],
    },
    {
      provider: `app of ${role}`,
      requirement: 'CONDITIONAL',
      steps: [unlessUsed(passkey), { provider: 'auth-otp-form', requirement: 'REQUIRED' }],
    },
  ],
})

/**
 * The login to the portal: a customer may have a second factor, a person inside the company must have one. People of a
 * customer with its own sign-in are sent there; see provider/.
 */
export const portalLoginFlow = {
  alias: 'login to the portal',
  steps: [
    { provider: 'auth-cookie', requirement: 'ALTERNATIVE' },
    {
      provider: 'login form',
      requirement: 'ALTERNATIVE',
      steps: [
        { provider: 'company-login-form', requirement: 'REQUIRED' },
        { provider: 'company-required', requirement: 'REQUIRED' },
        {
          provider: 'second factor of the account',
          requirement: 'CONDITIONAL',
          steps: [
            { provider: 'conditional-user-configured', requirement: 'REQUIRED' },
            unlessUsed(passkey),
            ...secondFactors.map((provider) => ({ provider, requirement: 'ALTERNATIVE' as const })),
          ],
        },
        ...internalRoles.map(secondFactorOf),
      ],
    },
  ] satisfies Step[],
}
