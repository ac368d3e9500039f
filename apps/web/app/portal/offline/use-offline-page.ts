import { useEffect } from 'react'

/** The first screen loads before the offline page. */
const delayMs = 5000

/** Keeps a page on this device that is shown when a screen cannot be reached. */
export function useOfflinePage(portalHome: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const timer = setTimeout(() => void keepOfflinePage(portalHome), delayMs)
    return () => clearTimeout(timer)
  }, [portalHome])
}

/** Without the page, the browser shows its own message. */
async function keepOfflinePage(portalHome: string): Promise<void> {
  try {
    const { registerServiceWorker } = await import('../../parts/offline/register-service-worker.ts')
    await registerServiceWorker(`${portalHome}/worker`)
  } catch {
    // Registered again when the portal is opened the next time.
  }
}
