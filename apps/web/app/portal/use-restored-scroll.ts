import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The time for a screen to render its rows. Before that, the page is too short to scroll. */
const restoreAfterMs = 100

/** Scrolls a new screen to its top, and restores the position after the back and forward buttons. */
export function useRestoredScroll(): void {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const currentPath = useRef(pathname)

  useEffect(() => {
    // The browser would restore the position at once, while the previous screen is still rendered.
    history.scrollRestoration = 'manual'
    return () => void (history.scrollRestoration = 'auto')
  }, [])

  useEffect(() => {
    const position = positions.current.get(key) ?? 0
    const isSameScreen = currentPath.current === pathname
    currentPath.current = pathname
    if (kind === 'PUSH' && !isSameScreen && hash === '') window.scrollTo(0, 0)
    const timer = kind === 'POP' ? setTimeout(() => window.scrollTo(0, position), restoreAfterMs) : undefined
    const savePosition = () => void positions.current.set(key, window.scrollY)
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', savePosition)
    }
  }, [key, pathname, hash, kind])
}
