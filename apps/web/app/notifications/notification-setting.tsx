import { findNotificationEvent } from '@ferrule/domain/notifications/notification-title'
import { mailTimings } from '@ferrule/domain/notifications/notification-rules'
import { Checkbox } from '@ferrule/ui/checkbox'
import { SegmentedControl } from '@ferrule/ui/segmented-control'
import { useTexts } from '../frame/texts.tsx'
import type { NotificationSettingsQuery } from './notification-settings.generated.ts'
import classes from './notifications.module.css'

type SettingProps = {
  setting: NotificationSettingsQuery['notificationSettings'][number]
  /** Whether the person has a device that could be notified. */
  hasDevices: boolean
  onChooseMails: (mail: string) => void
  onChoosePushes: (push: boolean) => void
}

/** The channels of one event. */
export function NotificationSetting({ setting, hasDevices, onChooseMails, onChoosePushes }: SettingProps) {
  const texts = useTexts()
  const event = findNotificationEvent(setting.event)
  const offersPush = hasDevices && setting.push !== null
  // A mail that the law requires is no choice.
  if (!event || (setting.timings.length === 1 && !offersPush)) return null
  const label = texts(`notification.event.${event}`)
  return (
    <li>
      <span className={classes.event} aria-hidden="true">
        {label}
      </span>
      {offersPush && (
        <div role="group" aria-label={label}>
          <Checkbox
            name={`push-${event}`}
            label={texts('notification.push.choice')}
            defaultChecked={setting.push === true}
            onChange={({ currentTarget }) => onChoosePushes(currentTarget.checked)}
          />
        </div>
      )}
      {setting.timings.length > 1 && (
        <SegmentedControl
          name={event}
          label={label}
          hideLabel
          defaultValue={setting.mail}
          options={mailTimings
            .filter((timing) => setting.timings.includes(timing))
            .map((timing) => ({ value: timing, label: texts(`notification.mail.${timing}`) }))}
          onChange={({ currentTarget }) => onChooseMails(currentTarget.value)}
        />
      )}
    </li>
  )
}
