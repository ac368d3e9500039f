/** Resolves when the page is visible, at once if it is, or when the signal aborts. */
export function untilVisible(stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible' && !stopped.aborted) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    stopped.addEventListener('abort', check)
    check()
  })
}

/** A signal that aborts with the given one, and when the page is hidden. */
export function whileVisible(stopped: AbortSignal): AbortSignal {
  const hidden = new AbortController()
  const check = () => {
    if (document.visibilityState === 'visible') return
    document.removeEventListener('visibilitychange', check)
    hidden.abort()
  }
  document.addEventListener('visibilitychange', check, { signal: stopped })
  return AbortSignal.any([stopped, hidden.signal])
}
