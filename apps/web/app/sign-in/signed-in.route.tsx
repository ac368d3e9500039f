import { useEffect } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { portalHandle } from '../request/portal-handle.ts'
import type { RouteHandle } from '../request/route-handle.ts'
import classes from './bare-page.module.css'
import { BarePage } from './bare-page.tsx'
import { getSession } from './session.ts'
import { tellTabs } from './session-news.ts'
import { SignInError } from './sign-in-error.tsx'
import { Waiting } from './waiting.tsx'

export const handle: RouteHandle = portalHandle

/** The window in which somebody logs in again while another page keeps what they have typed. */
export async function clientLoader() {
  await getSession()
  tellTabs('signed-in')
  return null
}
clientLoader.hydrate = true as const

export { Waiting as HydrateFallback, SignInError as ErrorBoundary }

export default function SignedIn() {
  const texts = useTexts()
  // A browser that will not close it shows what to do.
  useEffect(() => window.close(), [])
  return (
    <BarePage title={texts('sign-in.window-done')} overline={texts('sign-in.area')}>
      <p className={classes.lead}>{texts('sign-in.window-done.text')}</p>
    </BarePage>
  )
}
