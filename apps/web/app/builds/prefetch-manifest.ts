/** After the page has loaded and most of what follows it too. */
const afterLoadMs = 1000

/** What is known of this build is fetched ahead, when the line is free; whoever has hardly any line keeps it. */
export function prefetchManifest(buildId: string): void {
  if (isVerySlow(navigator)) return
  const later = () => setTimeout(() => void fetchManifest(buildId), afterLoadMs)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** Nobody waits for it, so nobody is told. */
async function fetchManifest(buildId: string): Promise<void> {
  try {
    const response = await fetch(`/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`answered ${response.status}`)
  } catch (error) {
    // oxlint-disable-next-line no-console -- in a browser this is the log
    console.warn('the manifest of the build could not be fetched', error)
  }
}

/** Only some browsers tell. */
function isVerySlow(browser: Navigator & { connection?: { effectiveType?: string } }): boolean {
  return browser.connection?.effectiveType === 'slow-2g'
}
