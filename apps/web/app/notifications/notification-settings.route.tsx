import { findNotificationEvent } from '@ferrule/domain/notifications/notification-title'
import { mailTimings } from '@ferrule/domain/notifications/notification-rules'
import { SegmentedControl } from '@ferrule/ui/segmented-control'
import { useFetcher } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { queryTicketService } from '../tickets/query-ticket-service.ts'
import type { Route } from './+types/notification-settings.route'
import { ChooseMails, NotificationSettings, type NotificationSettingsQuery } from './notification-settings.generated.ts'
import classes from './notifications.module.css'

export async function clientLoader() {
  return queryTicketService(NotificationSettings, {})
}

/** Saves the mails of one event. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [event, mail] = [form.get('event'), form.get('mail')].map((value) => (typeof value === 'string' ? value : ''))
  try {
    const { chooseMails } = await queryTicketService(ChooseMails, { event: event ?? '', mail: mail ?? '' })
    return { isSaved: chooseMails.refusal === null }
  } catch {
    return { isSaved: false }
  }
}

export { NotificationsUnavailable as ErrorBoundary } from './notifications-unavailable.tsx'

export default function NotificationSettingsScreen({ loaderData: { notificationSettings } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const saving = useFetcher<typeof clientAction>()
  const state = saving.state === 'idle' ? saving.data?.isSaved : undefined
  const status = state === undefined ? '' : texts(state ? 'notification.saved' : 'notification.not-saved')
  return (
    <PortalPage
      title={texts('notification.settings')}
      trail={[{ label: texts('notification.title'), href: `${portalHome}/notifications` }]}
      note={texts('notification.settings-note')}
    >
      <Panel id="mails" title={texts('notification.mails')} aside={<span aria-live="polite">{status}</span>}>
        <ul role="list" className={classes.settings}>
          {notificationSettings.map((setting) => (
            <Setting
              key={setting.event}
              setting={setting}
              onChoose={(mail) => void saving.submit({ event: setting.event, mail }, { method: 'post' })}
            />
          ))}
        </ul>
        <p className={classes.note}>{texts('notification.digest-note')}</p>
      </Panel>
    </PortalPage>
  )
}

type SettingProps = {
  setting: NotificationSettingsQuery['notificationSettings'][number]
  onChoose: (mail: string) => void
}

function Setting({ setting, onChoose }: SettingProps) {
  const texts = useTexts()
  const event = findNotificationEvent(setting.event)
  if (!event) return null
  const label = texts(`notification.event.${event}`)
  return (
    <li>
      <span className={classes.event} aria-hidden="true">
        {label}
      </span>
      <SegmentedControl
        name={event}
        label={label}
        hideLabel
        defaultValue={setting.mail}
        options={mailTimings
          .filter((timing) => setting.timings.includes(timing))
          .map((timing) => ({ value: timing, label: texts(`notification.mail.${timing}`) }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </li>
  )
}
