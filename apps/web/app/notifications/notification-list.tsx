import { toNotificationPath } from '@ferrule/domain/notifications/notification-path'
import { findNotificationEvent, toNotificationTitleKey } from '@ferrule/domain/notifications/notification-title'
import { formatMonth, formatTime } from '@ferrule/texts/format-date'
import { Icon } from '@ferrule/ui/icon'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useNow } from '../frame/use-now.ts'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { groupByDay } from './group-by-day.ts'
import classes from './notifications.module.css'
import type { NotificationsQuery } from './notifications.generated.ts'

type Entry = NotificationsQuery['notifications']['entries'][number]

/** Notifications by day; each links to its record. `level` is that of the headings. */
export function NotificationList({ entries, level }: { entries: readonly Entry[]; level: 2 | 3 }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const Heading = `h${level}` as const
  const labels = { today: texts('component.today'), yesterday: texts('notification.yesterday') }
  const days = groupByDay(entries, { now: useNow(), timeZone: browserTimeZone(), language, labels })
  return days.map(({ day, label, items }) => (
    <section key={day} className={classes.day}>
      <Heading>{label}</Heading>
      <ul role="list">
        {items.map((entry) => (
          <Notification key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}

function Notification({ entry }: { entry: Entry }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const { role, actor, number, subject, machineName, serialNumber, supportUntil, happenedAt, isUnread } = entry
  const event = findNotificationEvent(entry.event)
  const name = actor || texts('notification.former-user')
  const until = supportUntil && texts('notification.until', { month: formatMonth(supportUntil, language) })
  return (
    <li className={isUnread ? classes.unread : undefined}>
      <span className={classes.icon}>
        <Icon name={toIcon(entry)} />
      </span>
      <span className={classes.text}>
        <a href={`${portalHome}/${toNotificationPath(entry)}`}>
          {event ? texts(toNotificationTitleKey(event, role), { name }) : subject}
        </a>
        <span className={classes.detail}>
          {[number, subject, machineName, serialNumber, until].filter(Boolean).join(', ')}
        </span>
      </span>
      <time dateTime={happenedAt}>{formatTime(new Date(happenedAt), language)}</time>
      <span className={classes.dot}>
        {isUnread && <VisuallyHidden>{texts('notification.filter.unread')}</VisuallyHidden>}
      </span>
    </li>
  )
}

function toIcon({ ticketId, orderId, quoteId }: Entry) {
  if (ticketId !== null) return 'ticket'
  return orderId === null && quoteId === null ? 'shield' : 'cart'
}
