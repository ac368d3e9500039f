import { prefetchManifest } from './prefetch-manifest.ts'
import { hasUnsentInput } from './reload-once.ts'

const everyMs = 5 * 60_000

/** Applications stay open for days. When a newer build is served, the next navigation loads it. */
export async function watchBuild(): Promise<void> {
  const first = await readLatest()
  if (first === undefined) return
  prefetchManifest(first)
  if (!('navigation' in window)) return
  let isOld = false
  const ask = async () => {
    const latest = await readLatest()
    isOld = latest !== undefined && latest !== first
    if (isOld) clearInterval(timer)
  }
  const timer = setInterval(() => void ask(), everyMs)
  window.navigation.addEventListener('navigate', (event) => {
    const isOwnPage = event.canIntercept && !event.hashChange && event.navigationType === 'push'
    if (!isOld || !isOwnPage || event.formData !== null || hasUnsentInput()) return
    event.preventDefault()
    location.assign(event.destination.url)
  })
}

/** Not knowing is no reason to do anything; the next turn asks again. */
async function readLatest(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json')
    const { id }: { id?: string } = await response.json()
    return id
  } catch {
    return undefined
  }
}
