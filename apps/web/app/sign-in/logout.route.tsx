import { redirect } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import type { RouteHandle } from '../request/route-handle.ts'
import type { Route } from './+types/logout.route'
import { BarePage } from './bare-page.tsx'
import { forgetPerson } from './remember-person.ts'
import { SignInError } from './sign-in-error.tsx'
import { getUserManager } from './user-manager.ts'

export const handle: RouteHandle = { hydrated: true, area: 'portal' }

/** Takes both tokens back, ends the session at the identity server, and comes back to the website. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const manager = getUserManager()
  forgetPerson()
  const user = await manager.getUser()
  if (!user) throw redirect(`/${params.locale}`)
  // An identity server that cannot take the tokens back still ends the session below, and with it the tokens.
  await manager.revokeTokens().catch(() => undefined)
  // The identity server knows one address for each language, so a country's readers come back to the international one.
  const [language] = params.locale.split('-')
  await manager.signoutRedirect({ post_logout_redirect_uri: `${window.location.origin}/${language}` })
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <BarePage title={useTexts()('sign-in.signing-out')}>{null}</BarePage>
}

export { SignInError as ErrorBoundary }

export default function Logout() {
  return <HydrateFallback />
}
