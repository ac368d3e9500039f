import { FlashMessage } from '@ferrule/ui/flash-message'
import { useFetcher, useRevalidator } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ErrorBoundary as PartBoundary } from '../portal/error-boundary.tsx'
import { lazyPart } from '../portal/lazy-part.tsx'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { queryTicketService } from '../tickets/query-ticket-service.ts'
import type { Route } from './+types/notification-settings.route'
import { NotificationSetting } from './notification-setting.tsx'
import { ChooseMails, ChoosePushes, NotificationSettings } from './notification-settings.generated.ts'
import classes from './notifications.module.css'
import { readPushedEndpoint } from './push/pushed-endpoint.ts'

const DevicePanel = lazyPart(async () => (await import('./push/device-panel.tsx')).DevicePanel)

export async function clientLoader() {
  return queryTicketService(NotificationSettings, { endpoint: readPushedEndpoint() })
}

/** Saves the mails or the pushes of one event. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [event = '', mail, push] = ['event', 'mail', 'push'].map((name) => form.getAll(name).find(isText))
  try {
    const payload =
      mail === undefined
        ? (await queryTicketService(ChoosePushes, { event, push: push === 'true' })).choosePushes
        : (await queryTicketService(ChooseMails, { event, mail })).chooseMails
    return { isSaved: payload.refusal === null }
  } catch {
    return { isSaved: false }
  }
}

const isText = (value: FormDataEntryValue) => typeof value === 'string'

export { NotificationsUnavailable as ErrorBoundary } from './notifications-unavailable.tsx'

export default function NotificationSettingsScreen({ loaderData }: Route.ComponentProps) {
  const { notificationSettings, vapidPublicKey, pushSubscriptions } = loaderData
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { revalidate } = useRevalidator()
  const saving = useFetcher<typeof clientAction>()
  const state = saving.state === 'idle' ? saving.data?.isSaved : undefined
  const status = state === undefined ? '' : texts(state ? 'notification.saved' : 'notification.not-saved')
  const hasDevices = vapidPublicKey !== null && pushSubscriptions.length > 0
  const choose = (choice: Record<string, string>) => void saving.submit(choice, { method: 'post' })
  return (
    <PortalPage
      title={texts('notification.settings')}
      trail={[{ label: texts('notification.title'), href: `${portalHome}/notifications` }]}
      note={texts('notification.settings-note')}
    >
      {vapidPublicKey !== null && (
        <PartBoundary fallback={<FlashMessage kind="error" title={texts('error.part-failed')} />}>
          <DevicePanel devices={pushSubscriptions} publicKey={vapidPublicKey} onChange={revalidate} />
        </PartBoundary>
      )}
      <Panel
        id="mails"
        title={texts(hasDevices ? 'notification.push.channels' : 'notification.mails')}
        aside={<span aria-live="polite">{status}</span>}
      >
        <ul role="list" className={classes.settings}>
          {notificationSettings.map((setting) => (
            <NotificationSetting
              key={setting.event}
              setting={setting}
              hasDevices={hasDevices}
              onChooseMails={(mail) => choose({ event: setting.event, mail })}
              onChoosePushes={(push) => choose({ event: setting.event, push: String(push) })}
            />
          ))}
        </ul>
        <p className={classes.note}>{texts('notification.digest-note')}</p>
      </Panel>
    </PortalPage>
  )
}
