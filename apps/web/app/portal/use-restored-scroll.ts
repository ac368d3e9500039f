import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** So long the screen somebody comes back to has for its rows; before, there would be nowhere to scroll to. */
const restoreAfterMs = 100

/** A screen begins at its top; who goes back or forward comes to where they were. */
export function useRestoredScroll(): void {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const shown = useRef(pathname)

  useEffect(() => {
    // The browser would try at once, when the screen before is still there.
    history.scrollRestoration = 'manual'
    return () => void (history.scrollRestoration = 'auto')
  }, [])

  useEffect(() => {
    const place = places.current.get(key) ?? 0
    const isSameScreen = shown.current === pathname
    shown.current = pathname
    if (kind === 'PUSH' && !isSameScreen && hash === '') window.scrollTo(0, 0)
    const timer = kind === 'POP' ? setTimeout(() => window.scrollTo(0, place), restoreAfterMs) : undefined
    const remember = () => void places.current.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', remember)
    }
  }, [key, pathname, hash, kind])
}
