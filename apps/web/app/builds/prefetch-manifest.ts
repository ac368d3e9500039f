/** Delay after the load event, so that the prefetch does not compete with requests of the page. */
const afterLoadMs = 1000

/** Prefetches the manifest of this build when the network is idle. Skipped on slow-2g connections. */
export function prefetchManifest(buildId: string): void {
  if (isVerySlow(navigator)) return
  const schedule = () => setTimeout(() => void fetchManifest(buildId), afterLoadMs)
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}

/** A failure is only logged: nothing on the page depends on the manifest. */
async function fetchManifest(buildId: string): Promise<void> {
  try {
    const response = await fetch(`/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`status ${response.status}`)
  } catch (error) {
    // oxlint-disable-next-line no-console -- in a browser this is the log
    console.warn('the manifest of the build could not be fetched', error)
  }
}

/** False in browsers without the Network Information API. */
function isVerySlow(browser: Navigator & { connection?: { effectiveType?: string } }): boolean {
  return browser.connection?.effectiveType === 'slow-2g'
}
