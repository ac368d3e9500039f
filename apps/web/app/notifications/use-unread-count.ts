import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { followLive } from '../live/follow-live.ts'
import { queryTicketService } from '../tickets/query-ticket-service.ts'
import { UnreadNotifications } from './notifications.generated.ts'

/** Events within this time cause one query. */
const debounceMs = 150
/** The stream opens after the page has loaded, so that it delays nothing. */
const followAfterMs = 3000

/**
 * The number of unread notifications, live. A navigation updates it too, because opening a ticket reads what there is
 * about it. An outage keeps the last number.
 */
export function useUnreadCount(): { count: number; reload: () => void } {
  const [count, setCount] = useState(0)
  const { key } = useLocation()
  const reload = useCallback(() => {
    queryTicketService(UnreadNotifications, {}).then(
      ({ unreadNotifications }) => setCount(unreadNotifications),
      () => undefined,
    )
  }, [])
  useEffect(reload, [reload, key])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop: (() => void) | undefined
    const start = setTimeout(() => {
      stop = followLive((news) => {
        if (typeof news === 'object') return
        clearTimeout(timer)
        timer = setTimeout(reload, debounceMs)
      })
      // Another screen may have opened the stream already.
      reload()
    }, followAfterMs)
    return () => {
      clearTimeout(start)
      clearTimeout(timer)
      stop?.()
    }
  }, [reload])
  return { count, reload }
}
