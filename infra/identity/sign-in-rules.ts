import { internalRoles } from '../../packages/domain/src/accounts/account-change.ts'

/** How people sign in, for how long, and what a password must be. Times are seconds. */
export const signInRules = {
  organizationsEnabled: true,
  registrationAllowed: false,
  resetPasswordAllowed: true,
  rememberMe: false,
  loginWithEmailAllowed: true,
  registrationEmailAsUsername: true,
  duplicateEmailsAllowed: false,
  // The edge makes an address wait long before this. It is left for many addresses that guess at one account: every
  // thirty tries wait a minute longer, up to a quarter of an hour. What one address may try, with the waits it is given
  // between, never adds up to thirty: nobody alone can keep somebody else out.
  bruteForceProtected: true,
  permanentLockout: false,
  failureFactor: 30,
  maxDeltaTimeSeconds: 600,
  quickLoginCheckMilliSeconds: 0,
  waitIncrementSeconds: 60,
  maxFailureWaitSeconds: 900,
  passwordPolicy: [
    'length(12)',
    'maxLength(128)',
    'notUsername(undefined)',
    'notEmail(undefined)',
    'passwordBlacklist(breached-passwords.txt)',
  ].join(' and '),
  accessTokenLifespan: 300,
  ssoSessionIdleTimeout: 1800,
  ssoSessionMaxLifespan: 43_200,
  revokeRefreshToken: true,
  refreshTokenMaxReuse: 0,
  actionTokenGeneratedByUserLifespan: 1800,
  actionTokenGeneratedByAdminLifespan: 43_200,
  // All of it or nothing: what is left out here would be empty, not usual. Every app knows SHA-1.
  otpPolicyType: 'totp',
  otpPolicyAlgorithm: 'HmacSHA1',
  otpPolicyInitialCounter: 0,
  otpPolicyDigits: 6,
  otpPolicyPeriod: 30,
  otpPolicyLookAheadWindow: 1,
  otpPolicyCodeReusable: false,
  webAuthnPolicyPasswordlessRpEntityName: 'Norlitz',
  webAuthnPolicyPasswordlessPasskeysEnabled: true,
  webAuthnPolicyPasswordlessRequireResidentKey: 'Yes',
  webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
  webAuthnPolicyPasswordlessAvoidSameAuthenticatorRegister: true,
  eventsEnabled: true,
  eventsExpiration: 30 * 86_400,
  adminEventsEnabled: true,
}

/** What must not be changed from a browser that was left open: a fresh login is at most this old. */
const freshLoginSeconds = '300'
const needsFreshLogin = [
  'UPDATE_PASSWORD',
  'UPDATE_EMAIL',
  'CONFIGURE_TOTP',
  'webauthn-register-passwordless',
  'CONFIGURE_RECOVERY_AUTHN_CODES',
]
/** Any one of these after the password: the code of an app, or one from the list kept for the day its phone is lost. */
export const secondFactors = ['auth-otp-form', 'auth-recovery-authn-code-form']

/** What the company directory decides for its own people, see provider/. */
const refusedToEmployees = ['UPDATE_PASSWORD', 'UPDATE_EMAIL']

/** Accounts and devices go through the data service, which erases what it holds itself and keeps the audit trail. */
const switchedOff = [
  'TERMS_AND_CONDITIONS',
  'UPDATE_PROFILE',
  'delete_account',
  'delete_credential',
  'idp_link',
  'webauthn-register',
]

export type RequiredAction = Record<string, unknown> & { alias: string; config: Record<string, string> }

/** The built-in actions as the portal uses them. */
export function toRequiredActions(builtin: readonly RequiredAction[]): RequiredAction[] {
  return builtin.map((action) => ({
    ...action,
    enabled: !switchedOff.includes(action.alias),
    config: {
      ...action.config,
      ...(needsFreshLogin.includes(action.alias) ? { max_auth_age: freshLoginSeconds } : {}),
      ...(refusedToEmployees.includes(action.alias) ? { managed_roles: internalRoles.join(',') } : {}),
      // The address changes only when somebody there opens the mail.
      ...(action.alias === 'UPDATE_EMAIL' ? { verifyEmail: 'true' } : {}),
    },
  }))
}
