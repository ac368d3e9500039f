/** Sends web vitals and the error count to our server; no name, address or text of the visitor. */
export function watchPage(): void {
  const measures: Record<string, number> = { errors: 0 }
  const observe = (type: string, read: (entry: PerformanceEntry) => void) => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(read))
      observer.observe({ type, buffered: true })
    } catch {
      // The browser does not support this entry type; the others are still reported.
    }
  }
  observe('largest-contentful-paint', ({ startTime }) => void (measures['lcp'] = Math.round(startTime)))
  observe('first-input', (entry) => {
    if ('processingStart' in entry) measures['delay'] = Math.round(Number(entry.processingStart) - entry.startTime)
  })
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) return
    measures['shift'] = (measures['shift'] ?? 0) + Math.round(Number(entry.value) * 1000)
  })
  window.addEventListener('error', () => void (measures['errors'] = (measures['errors'] ?? 0) + 1))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon('/api/measures', JSON.stringify(measures))
  })
}
