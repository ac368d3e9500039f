import { toLimitedCount } from '@ferrule/domain/limited-count'
import { unreadCountLimit } from '@ferrule/domain/notifications/unread-count'
import { Button } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Skeleton } from '@ferrule/ui/skeleton'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { type MouseEvent, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ScreenTexts } from '../portal/screen-texts.tsx'
import { notificationAreas } from './notification-areas.ts'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

type NotificationPanelProps = {
  /** Changes with every new notification. */
  unread: number
  onRead: () => void
  /** A link of the panel was followed. */
  onLeave: () => void
}

/** The latest notifications under the bell. */
export function NotificationPanel(props: NotificationPanelProps) {
  return (
    <ScreenTexts areas={notificationAreas}>
      <Panel {...props} />
    </ScreenTexts>
  )
}

function Panel({ unread, onRead, onLeave }: NotificationPanelProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const [isUnreadOnly, setIsUnreadOnly] = useState(false)
  const { entries, hasFailed, markAllRead } = useNotifications({ isUnreadOnly, unread, onRead })
  const leaveByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onLeave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it handles bubbled clicks of links, which the keyboard triggers as well
    <section aria-label={texts('notification.title')} onClick={leaveByLink}>
      <header className={classes.panelHead}>
        <h2>{texts('notification.title')}</h2>
        {unread > 0 && (
          <StatusBadge tone="accent">
            {texts('notification.unread-count', { count: toLimitedCount(unread, unreadCountLimit) })}
          </StatusBadge>
        )}
        {unread > 0 && (
          <Button variant="quiet" onClick={markAllRead}>
            {texts('notification.mark-all-read')}
          </Button>
        )}
      </header>
      <fieldset className={classes.filter}>
        <legend className={classes.unseen}>{texts('notification.filter')}</legend>
        {[false, true].map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={isUnreadOnly === value}
            onClick={() => setIsUnreadOnly(value)}
          >
            {texts(value ? 'notification.filter.unread' : 'notification.filter.all')}
          </button>
        ))}
      </fieldset>
      {hasFailed && <p className={classes.message}>{texts('notification.load-failed')}</p>}
      {!hasFailed && !entries && <Skeleton label={texts('component.loading')} lines={4} />}
      {entries && <NotificationList entries={entries} level={3} />}
      {entries?.length === 0 && (
        <EmptyState icon="bell" title={texts(isUnreadOnly ? 'notification.none-unread' : 'notification.none')} />
      )}
      <footer className={classes.panelFoot}>
        <a href={`${portalHome}/notifications/settings`}>{texts('notification.settings')}</a>
        <a href={`${portalHome}/notifications`}>{texts('notification.see-all')}</a>
      </footer>
    </section>
  )
}
