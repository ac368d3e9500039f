import { parseLocale } from '@ferrule/domain/locales/locale'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { toPortalHome, toReturnPath } from '@ferrule/domain/sign-in/return-path'
import type { RouteHandle } from '../request/route-handle.ts'
import { rememberPerson } from './remember-person.ts'
import { SignInError } from './sign-in-error.tsx'
import { getUserManager } from './user-manager.ts'
import { Waiting } from './waiting.tsx'

export const handle: RouteHandle = { hydrated: true, area: 'portal' }

/** Where the identity server sends the browser back to: exchanges the code, then goes on to where the login began. */
export async function clientLoader() {
  const user = await getUserManager().signinRedirectCallback()
  rememberPerson(user)
  // A new document, because this one may be in another language; and in place of it, because its code works only once.
  window.location.replace(toReturnPath(wantedPath(user.state)) ?? toPortalHome(localeHere()))
  return new Promise<never>(() => undefined)
}
clientLoader.hydrate = true as const

export { Waiting as HydrateFallback, SignInError as ErrorBoundary }

export default function Callback() {
  return <Waiting />
}

function wantedPath(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
}

function localeHere() {
  const { locale } = parsePagePath(window.location.pathname)
  return locale ?? parseLocale(document.documentElement.lang) ?? { language: 'en' as const, country: undefined }
}
