import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'

/**
 * Links between places of the portal change the screen without a new document, whichever component drew them; all
 * others, and those opened in another tab, are the browser's own.
 */
export function usePortalLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const { portalHome } = useFrame()
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isPlain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = new URL(link.href)
    const isPlace = pathname === portalHome || pathname.startsWith(`${portalHome}/`)
    if (origin !== window.location.origin || !isPlace || pathname === `${portalHome}/logout`) return
    if (hash && pathname === window.location.pathname) return
    event.preventDefault()
    void navigate(`${pathname}${search}${hash}`)
  }
}
