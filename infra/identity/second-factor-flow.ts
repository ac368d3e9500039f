import { secondFactorLevel } from '../../packages/domain/src/publishing/staff-identity.ts'
import { secondFactors } from './sign-in-rules.ts'

export type Step = {
  /** A built-in step of the identity server, or the name of a group of them. */
  provider: string
  requirement: 'REQUIRED' | 'ALTERNATIVE' | 'CONDITIONAL'
  config?: Record<string, string>
  steps?: readonly Step[]
}

/** Levels of a login, and what the identity server calls them in its tokens. */
export const levels = { password: 1, [secondFactorLevel]: 2 }

/** A passkey checks its owner itself, by finger or PIN, so it counts for both. */
const passkey = 'webauthn-passwordless'
const unlessUsed = (...credentials: string[]): Step => ({
  provider: 'conditional-credential',
  requirement: 'REQUIRED',
  config: { credentials: credentials.join('##'), included: 'false' },
})
const level = (number: number): Step => ({
  provider: 'conditional-level-of-authentication',
  requirement: 'REQUIRED',
  // Proved anew each time: whoever is signed in to the portal has not yet shown a second factor.
  config: { 'loa-condition-level': String(number), 'loa-max-age': '0' },
})

/**
 * The login of staff: a password and a second factor, every time. Whoever has none yet is led to set one up. There is
 * no step that takes a session of the portal instead.
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
            ...secondFactors.map((provider) => ({ provider, requirement: 'ALTERNATIVE' as const })),
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
