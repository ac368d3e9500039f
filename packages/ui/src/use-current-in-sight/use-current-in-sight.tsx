import { type RefObject, useEffect, useRef } from 'react'

/** In a row of links that scrolls sideways, the one of the open page stands in sight. The page itself stays where it is. */
export function useCurrentInSight(current: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    if (!row) return
    // It looks at once, and again when the device is turned.
    const observer = new ResizeObserver(() => {
      const link = row.querySelector('[aria-current]')
      if (!link) return
      const [place, frame] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
      if (place.left >= frame.left && place.right <= frame.right) return
      row.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [current])
  return list
}
