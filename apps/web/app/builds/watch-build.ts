import { prefetchManifest } from './prefetch-manifest.ts'
import { hasUnsentInput } from './reload-once.ts'

const pollIntervalMs = 5 * 60_000

/** Polls for a newer build, because portal pages stay open for days; the next navigation then loads it. */
export async function watchBuild(): Promise<void> {
  const first = await readLatest()
  if (first === undefined) return
  prefetchManifest(first)
  if (!('navigation' in window)) return
  let isOld = false
  const poll = async () => {
    const latest = await readLatest()
    isOld = latest !== undefined && latest !== first
    if (isOld) clearInterval(timer)
  }
  const timer = setInterval(() => void poll(), pollIntervalMs)
  window.navigation.addEventListener('navigate', (event) => {
    const isPageNavigation = event.canIntercept && !event.hashChange && event.navigationType === 'push'
    if (!isOld || !isPageNavigation || event.formData !== null || hasUnsentInput()) return
    event.preventDefault()
    location.assign(event.destination.url)
  })
}

/** Returns undefined on failure; the next poll retries. */
async function readLatest(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json')
    const { id }: { id?: string } = await response.json()
    return id
  } catch {
    return undefined
  }
}
