import { useEffect } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { portalHandle } from '../visit/portal-handle.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import classes from './bare-page.module.css'
import { BarePage } from './bare-page.tsx'
import { getSession } from './session.ts'
import { notifyTabs } from './session-channel.ts'
import { SignInError } from './sign-in-error.tsx'
import { Waiting } from './waiting.tsx'

export const handle: RouteHandle = portalHandle

/** The window for logging in again while another page holds unsaved input. */
export async function clientLoader() {
  await getSession()
  notifyTabs('signed-in')
  return null
}
clientLoader.hydrate = true as const

export { Waiting as HydrateFallback, SignInError as ErrorBoundary }

export default function SignedIn() {
  const texts = useTexts()
  // If the browser does not allow to close the window, the page says what to do.
  useEffect(() => window.close(), [])
  return (
    <BarePage title={texts('sign-in.window-done')} overline={texts('sign-in.area')}>
      <p className={classes.lead}>{texts('sign-in.window-done.text')}</p>
    </BarePage>
  )
}
