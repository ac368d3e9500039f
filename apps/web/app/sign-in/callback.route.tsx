import { parseLocale } from '@ferrule/domain/locales/locale'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { toPortalHome, toReturnPath } from '@ferrule/domain/sign-in/return-path'
import { portalHandle } from '../visit/portal-handle.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import { readCallbackQuery } from '@ferrule/domain/sign-in/callback-query'
import { startSignIn } from '@ferrule/domain/sign-in/sign-in-flow'
import type { User } from 'oidc-client-ts'
import { runSignIn } from './run-sign-in.ts'
import { SignInError } from './sign-in-error.tsx'
import { createSteps } from './sign-in-steps.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { getUserManager } from './user-manager.ts'
import { Waiting } from './waiting.tsx'

export const handle: RouteHandle = portalHandle

/** The OIDC redirect URI: exchanges the code, then returns to the page where the login started. */
export async function clientLoader() {
  const query = readCallbackQuery(window.location.search)
  if (query.kind === 'failed') throw new SignInRefused(query.failure)
  const found: { user: User | null } = { user: null }
  const end = await runSignIn(startSignIn({ hasCode: true }), createSteps(getUserManager(), found), () => ({
    loginMode: 'redirect',
    hasJustLoggedIn: readState(found.user).isRetry === true,
  }))
  if (end.kind === 'failed') throw new SignInRefused(end.failure)
  // Loads a new document, because this one may be in another language. Replaces the history entry, because the code in
  // its URL works only once.
  if (end.kind === 'signed-in') {
    window.location.replace(toReturnPath(readState(found.user).returnTo) ?? toPortalHome(currentLocale()))
  }
  return new Promise<never>(() => undefined)
}
clientLoader.hydrate = true as const

export { Waiting as HydrateFallback, SignInError as ErrorBoundary }

export default function Callback() {
  return <Waiting />
}

/** The state that passed through the login page. A manipulated `returnTo` can only be a path of the portal. */
function readState(user: User | null): { returnTo?: unknown; isRetry?: unknown } {
  const state: unknown = user?.state
  return typeof state === 'object' && state !== null ? state : {}
}

function currentLocale() {
  const { locale } = parsePagePath(window.location.pathname)
  return locale ?? parseLocale(document.documentElement.lang) ?? { language: 'en' as const, country: undefined }
}
