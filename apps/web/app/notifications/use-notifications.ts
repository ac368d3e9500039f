import { useEffect, useState } from 'react'
import { queryTicketService } from '../tickets/query-ticket-service.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { Notifications, type NotificationsQuery } from './notifications.generated.ts'

type Entries = NotificationsQuery['notifications']['entries']

type UseNotificationsOptions = { isUnreadOnly: boolean; unread: number; onRead: () => void }

/** The first page of notifications, loaded again when the number of unread ones changes. */
export function useNotifications({ isUnreadOnly, unread, onRead }: UseNotificationsOptions) {
  const [entries, setEntries] = useState<Entries>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    queryTicketService(Notifications, { unread: isUnreadOnly, page: 1 }).then(
      ({ notifications }) => {
        if (!isCurrent) return
        setEntries(notifications.entries)
        setHasFailed(false)
      },
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [isUnreadOnly, unread])
  const markAllRead = () => {
    void markNotificationsRead(entries?.[0]?.id).then((isSaved) => (isSaved ? onRead() : setHasFailed(true)))
  }
  return { entries, hasFailed, markAllRead }
}
