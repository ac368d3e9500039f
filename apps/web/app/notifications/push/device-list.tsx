import { Button } from '@ferrule/ui/button'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { formatDate } from '@ferrule/texts/format-date'
import { browserTimeZone } from '../../frame/browser-time-zone.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import classes from '../notifications.module.css'
import type { PushDevicesQuery } from './push.generated.ts'

type Device = PushDevicesQuery['pushSubscriptions'][number]

/** Names of products, which no language translates. */
const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}

type DeviceListProps = { devices: readonly Device[]; isBusy: boolean; onRemove: (id: string) => void }

/** Devices by the name of the browser and the day on which it was switched on. */
export function DeviceList({ devices, isBusy, onRemove }: DeviceListProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  return (
    <ul role="list" className={classes.settings}>
      {devices.map(({ id, browser, createdAt }) => {
        const date = formatDate(new Date(createdAt), language, { timeZone: browserTimeZone() })
        const name = texts('notification.push.device', {
          browser: names[browser] ?? texts('notification.push.other-browser'),
          date,
        })
        return (
          <li key={id}>
            <span className={classes.event}>{name}</span>
            <Button variant="quiet" disabled={isBusy} onClick={() => onRemove(id)}>
              {texts('notification.push.remove')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
