import { getUserManager } from '../../sign-in/user-manager.ts'

/** What somebody was about to do when they had to sign in again. Only what they typed and chose, never a secret. */
export type Asked =
  | { kind: 'remove-device'; id: string }
  | { kind: 'reset-devices' }
  | { kind: 'export' }
  | { kind: 'delete'; typed: string }

/** What the identity server does with the person on its own pages. */
export type IdentityAction =
  | 'UPDATE_PASSWORD'
  | 'UPDATE_EMAIL'
  | 'CONFIGURE_TOTP'
  | 'CONFIGURE_RECOVERY_AUTHN_CODES'
  | 'webauthn-register-passwordless'

/** Why the browser left this screen, for the moment it comes back. */
export type Left = { at: string; asked?: Asked; action?: IdentityAction; saved?: boolean }

const key = 'account-left'

/** Sends the person through the login, whoever they say they are by then, and back to the same question. */
export async function signInAgain(asked: Asked): Promise<void> {
  remember({ asked })
  await getUserManager().signinRedirect({ ...wayBack(), prompt: 'login', max_age: 0 })
}

/** Passwords, codes and keys are entered at the identity server only; nothing of them passes through here. */
export async function goToAction(action: IdentityAction): Promise<void> {
  remember({ action })
  await getUserManager().signinRedirect({ ...wayBack(), extraQueryParams: { kc_action: action } })
}

/** Remembers that the profile was saved, for the same screen in another language. */
export function remember(left: Omit<Left, 'at'>): void {
  sessionStorage.setItem(key, JSON.stringify({ ...left, at: new Date().toISOString() } satisfies Left))
}

/** Once: whoever reloads the screen is not asked again. */
export function takeLeft(): Left | undefined {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  // Only this file writes there.
  return stored === null ? undefined : (JSON.parse(stored) as Left)
}

function wayBack() {
  const { pathname, search } = window.location
  return { state: { returnTo: `${pathname}${search}`, again: false }, ui_locales: document.documentElement.lang }
}
