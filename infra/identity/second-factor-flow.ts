import { secondFactorLevel } from '../../packages/domain/src/publishing/staff-identity.ts'
import { secondFactors } from './sign-in-rules.ts'

export type Step = {
  /** A built-in authenticator of Keycloak, or the name of a group of steps. */
  provider: string
  requirement: 'REQUIRED' | 'ALTERNATIVE' | 'CONDITIONAL'
  config?: Record<string, string>
  steps?: readonly Step[]
}

/** Authentication levels by their ACR value in tokens. */
export const levels = { password: 1, [secondFactorLevel]: 2 }

/** A passkey verifies its owner by fingerprint or PIN, so it counts as both factors. */
export const passkey = 'webauthn-passwordless'
/** The step that asks for a passkey. */
export const passkeyForm = 'webauthn-authenticator-passwordless'
export const unlessUsed = (...credentials: string[]): Step => ({
  provider: 'conditional-credential',
  requirement: 'REQUIRED',
  config: { credentials: credentials.join('##'), included: 'false' },
})
const level = (number: number): Step => ({
  provider: 'conditional-level-of-authentication',
  requirement: 'REQUIRED',
  // Required at each login: a session of the portal has no second factor.
  config: { 'loa-condition-level': String(number), 'loa-max-age': '0' },
})

/**
 * The login of staff: always a password and a second factor. Users without one must set one up; a passkey counts as
 * one, so a stolen password does not suffice to add an app beside it. No step accepts a session of the portal instead.
 */
export const secondFactorFlow = {
  alias: 'login with second factor',
  steps: [
    {
      provider: 'password level',
      requirement: 'CONDITIONAL',
      steps: [level(levels.password), { provider: 'auth-username-password-form', requirement: 'REQUIRED' }],
    },
    {
      provider: 'second factor level',
      requirement: 'CONDITIONAL',
      steps: [
        level(levels[secondFactorLevel]),
        {
          provider: 'second factor that is there',
          requirement: 'CONDITIONAL',
          steps: [
            { provider: 'conditional-user-configured', requirement: 'REQUIRED' },
            unlessUsed(passkey),
            ...[...secondFactors, passkeyForm].map((provider) => ({ provider, requirement: 'ALTERNATIVE' as const })),
          ],
        },
        {
          provider: 'second factor to set up',
          requirement: 'CONDITIONAL',
          steps: [
            unlessUsed('otp', 'recovery-authn-codes', passkey),
            { provider: 'auth-otp-form', requirement: 'REQUIRED' },
          ],
        },
      ],
    },
  ] satisfies Step[],
}
