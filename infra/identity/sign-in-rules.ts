import { internalRoles } from '../../packages/domain/src/accounts/account-change.ts'

/** Rules of logins, sessions and passwords. Times are in seconds. */
export const signInRules = {
  organizationsEnabled: true,
  registrationAllowed: false,
  resetPasswordAllowed: true,
  rememberMe: false,
  loginWithEmailAllowed: true,
  registrationEmailAsUsername: true,
  duplicateEmailsAllowed: false,
  // The edge limits a client network long before this. Failed passwords count by account and network together, so
  // guesses from elsewhere never lock the owner out; failed codes of a second factor count by account (see
  // provider/LockPerNetwork). Every thirty failures add a minute of waiting, up to a quarter of an hour.
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
  // Complete, because omitted fields would be empty and not have their defaults. Every app supports SHA-1.
  otpPolicyType: 'totp',
  otpPolicyAlgorithm: 'HmacSHA1',
  otpPolicyInitialCounter: 0,
  otpPolicyDigits: 6,
  otpPolicyPeriod: 30,
  otpPolicyLookAheadWindow: 1,
  otpPolicyCodeReusable: false,
  webAuthnPolicyPasswordlessPasskeysEnabled: true,
  webAuthnPolicyPasswordlessRequireResidentKey: 'Yes',
  webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
  webAuthnPolicyPasswordlessAvoidSameAuthenticatorRegister: true,
  eventsEnabled: true,
  eventsExpiration: 30 * 86_400,
  adminEventsEnabled: true,
}

/** These actions must not be possible in a browser that was left open, so the login must not be older than this. */
const freshLoginSeconds = '300'
const needsFreshLogin = [
  'UPDATE_PASSWORD',
  'UPDATE_EMAIL',
  'CONFIGURE_TOTP',
  'webauthn-register-passwordless',
  'CONFIGURE_RECOVERY_AUTHN_CODES',
]
/** One of these after the password: the code of an app, or a recovery code for a lost phone. */
export const secondFactors = ['auth-otp-form', 'auth-recovery-authn-code-form']

/** The company directory manages these for employees; see provider/. */
const managedByDirectory = ['UPDATE_PASSWORD', 'UPDATE_EMAIL']

/**
 * Accounts and credentials are deleted through the data service, which also erases its own data and writes the audit
 * log.
 */
const disabledActions = [
  'TERMS_AND_CONDITIONS',
  'UPDATE_PROFILE',
  'delete_account',
  'delete_credential',
  'idp_link',
  'webauthn-register',
]

export type RequiredAction = Record<string, unknown> & { alias: string; config: Record<string, string> }

/** The built-in required actions with the portal's settings. */
export function toRequiredActions(builtin: readonly RequiredAction[]): RequiredAction[] {
  return builtin.map((action) => ({
    ...action,
    enabled: !disabledActions.includes(action.alias),
    config: {
      ...action.config,
      ...(needsFreshLogin.includes(action.alias) ? { max_auth_age: freshLoginSeconds } : {}),
      ...(managedByDirectory.includes(action.alias) ? { managed_roles: internalRoles.join(',') } : {}),
      // The new address takes effect only after its owner has opened the link in the mail.
      ...(action.alias === 'UPDATE_EMAIL' ? { verifyEmail: 'true' } : {}),
    },
  }))
}
