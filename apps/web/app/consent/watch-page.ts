/** Sends how fast the page was and what failed in it to our own server: no name, no address, no words of the reader. */
export function watchPage(): void {
  const seen: Record<string, number> = { errors: 0 }
  const observe = (type: string, read: (entry: PerformanceEntry) => void) => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(read))
      observer.observe({ type, buffered: true })
    } catch {
      // A browser that does not measure this reports the rest.
    }
  }
  observe('largest-contentful-paint', ({ startTime }) => void (seen['lcp'] = Math.round(startTime)))
  observe('first-input', (entry) => {
    if ('processingStart' in entry) seen['delay'] = Math.round(Number(entry.processingStart) - entry.startTime)
  })
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) return
    seen['shift'] = (seen['shift'] ?? 0) + Math.round(Number(entry.value) * 1000)
  })
  window.addEventListener('error', () => void (seen['errors'] = (seen['errors'] ?? 0) + 1))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon('/api/measures', JSON.stringify(seen))
  })
}
