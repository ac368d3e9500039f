import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'

/**
 * Handles clicks on links within the portal with client-side navigation, whichever component rendered them. The browser
 * handles all other links, and those opened in another tab.
 */
export function usePortalLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const { portalHome } = useFrame()
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isPlain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = new URL(link.href)
    const isInPortal = pathname === portalHome || pathname.startsWith(`${portalHome}/`)
    if (origin !== window.location.origin || !isInPortal || pathname === `${portalHome}/logout`) return
    if (hash && pathname === window.location.pathname) return
    event.preventDefault()
    void navigate(`${pathname}${search}${hash}`)
  }
}
