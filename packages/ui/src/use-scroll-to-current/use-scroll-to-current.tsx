import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a horizontal list of links so that the current one is visible, without scrolling the page. */
export function useScrollToCurrent(current: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    if (!row) return
    // Runs on mount, and again when the width changes.
    const observer = new ResizeObserver(() => {
      const link = row.querySelector('[aria-current]')
      if (!link) return
      const [item, frame] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
      if (item.left >= frame.left && item.right <= frame.right) return
      row.scrollLeft += (item.left + item.right - frame.left - frame.right) / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [current])
  return list
}
