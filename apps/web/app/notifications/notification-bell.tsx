import { toLimitedCount } from '@ferrule/domain/limited-count'
import { unreadCountLimit } from '@ferrule/domain/notifications/unread-count'
import { Icon } from '@ferrule/ui/icon'
import { useRef, useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { ErrorBoundary } from '../portal/error-boundary.tsx'
import { lazyPart } from '../portal/lazy-part.tsx'
import classes from './notification-bell.module.css'
import { useUnreadCount } from './use-unread-count.ts'

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel)

const panelId = 'notifications'

/** The bell with the number of unread notifications. Its panel is imported with its texts when it is first opened. */
export function NotificationBell({ className, countClassName }: { className: string; countClassName: string }) {
  const texts = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { count, reload } = useUnreadCount()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={texts('portal.notifications', { count })}
        popoverTarget={panelId}
      >
        <Icon name="bell" />
        {count > 0 && (
          <span className={countClassName} aria-hidden="true">
            {toLimitedCount(count, unreadCountLimit)}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={classes.panel}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <ErrorBoundary
            fallback={
              <p role="alert" className={classes.failed}>
                {texts('error.part-failed')}
              </p>
            }
          >
            <NotificationPanel unread={count} onRead={reload} onLeave={() => panel.current?.hidePopover()} />
          </ErrorBoundary>
        )}
      </div>
    </>
  )
}
