import { ButtonLink } from '@ferrule/ui/button'
import { useEffect } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { TextPreloads } from '../../parts/offline/text-preloads.tsx'
import { BarePage } from '../../sign-in/bare-page.tsx'
import { portalHandle } from '../../visit/portal-handle.ts'
import type { RouteHandle } from '../../visit/route-handle.ts'
import type { Route } from './+types/offline.route'
import { toRequestedAddress } from './requested-address.ts'

export const handle: RouteHandle = portalHandle

const retryMs = 5000

/** Sends no requests: this page and its files are stored on the device. */
export function clientLoader({ request, params: { locale } }: Route.ClientLoaderArgs) {
  return toRequestedAddress(request.url, `/${locale}/mykomax`)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <BarePage title={useTexts()('component.loading')}>
      <TextPreloads areas={[]} />
    </BarePage>
  )
}

/** Shown instead of a screen that cannot be reached. Opens the screen when the connection is back. */
export default function Offline({ loaderData: address }: Route.ComponentProps) {
  const texts = useTexts()
  useEffect(() => {
    const reopen = () => window.location.replace(address)
    window.addEventListener('online', reopen)
    // The browser reports a network, but not whether the server can be reached through it.
    const timer = setInterval(() => void isServerReachable().then((isReachable) => isReachable && reopen()), retryMs)
    return () => {
      window.removeEventListener('online', reopen)
      clearInterval(timer)
    }
  }, [address])
  return (
    <BarePage title={texts('error.offline.title')} role="alert">
      <p>{texts('error.offline.reason')}</p>
      <p>
        <ButtonLink href={address}>{texts('component.retry')}</ButtonLink>
      </p>
    </BarePage>
  )
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(retryMs) })).ok
  } catch {
    return false
  }
}
