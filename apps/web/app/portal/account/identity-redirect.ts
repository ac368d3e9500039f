import type { SigninRedirectArgs } from 'oidc-client-ts'
import { getUserManager } from '../../sign-in/user-manager.ts'

/** An action that needs confirmation. It holds only what the user typed and chose, never a secret. */
export type Confirmation =
  | { kind: 'remove-device'; id: string }
  | { kind: 'reset-devices' }
  | { kind: 'export' }
  | { kind: 'delete'; typed: string }

/** Keycloak's required actions (`kc_action`), performed on the identity server's own pages. */
export type IdentityAction =
  | 'UPDATE_PASSWORD'
  | 'UPDATE_EMAIL'
  | 'CONFIGURE_TOTP'
  | 'CONFIGURE_RECOVERY_AUTHN_CODES'
  | 'webauthn-register-passwordless'

/** Why the browser left the account screen, restored when it comes back. */
export type RedirectState = { at: string; confirmation?: Confirmation; action?: IdentityAction; saved?: boolean }

const key = 'account-redirect'

/**
 * Forces a new login (any user may sign in there) and returns to the same confirmation. Returns false if the identity
 * server cannot be reached.
 */
export function reauthenticate(confirmation: Confirmation): Promise<boolean> {
  return redirect({ confirmation }, { prompt: 'login', max_age: 0 })
}

/**
 * Passwords, codes and keys are entered at the identity server only; none of them reaches this application. Returns
 * false if the identity server cannot be reached.
 */
export function goToAction(action: IdentityAction): Promise<boolean> {
  return redirect({ action }, { extraQueryParams: { kc_action: action } })
}

/** A state without a redirect is removed, because the next visit would open its dialog. */
async function redirect(state: Omit<RedirectState, 'at'>, request: SigninRedirectArgs): Promise<boolean> {
  saveRedirectState(state)
  try {
    await getUserManager().signinRedirect({ ...returnHere(), ...request })
    return true
  } catch {
    sessionStorage.removeItem(key)
    return false
  }
}

/** Also carries `saved` to the same screen in another language. */
export function saveRedirectState(state: Omit<RedirectState, 'at'>): void {
  sessionStorage.setItem(key, JSON.stringify({ ...state, at: new Date().toISOString() } satisfies RedirectState))
}

/** Reads and removes the state, so that a reload does not open the dialog a second time. */
export function takeRedirectState(): RedirectState | undefined {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  // Only this file writes the key.
  return stored === null ? undefined : (JSON.parse(stored) as RedirectState)
}

function returnHere() {
  const { pathname, search } = window.location
  return { state: { returnTo: `${pathname}${search}`, isRetry: false }, ui_locales: document.documentElement.lang }
}
