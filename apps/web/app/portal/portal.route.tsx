import { Outlet } from 'react-router'
import type { RouteHandle } from '../request/route-handle.ts'
import { getSession } from '../sign-in/session.ts'
import { SignInError } from '../sign-in/sign-in-error.tsx'
import { Waiting } from '../sign-in/waiting.tsx'

export const handle: RouteHandle = { hydrated: true, area: 'portal' }

/** Everything below needs somebody who is signed in. */
export async function clientLoader() {
  await getSession()
  return null
}
clientLoader.hydrate = true as const

export { Waiting as HydrateFallback, SignInError as ErrorBoundary }

export default function Portal() {
  return <Outlet />
}
