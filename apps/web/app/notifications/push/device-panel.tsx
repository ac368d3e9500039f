import { Button } from '@ferrule/ui/button'
import { Note } from '@ferrule/ui/note'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { queryTicketService } from '../../tickets/query-ticket-service.ts'
import { Panel } from '../../portal/portal-page.tsx'
import classes from '../notifications.module.css'
import { DeviceList } from './device-list.tsx'
import { isPushSupported, subscribe } from './push-of-device.ts'
import { type PushDevicesQuery, RemovePushSubscription } from './push.generated.ts'
import { endPushes } from './pushed-endpoint.ts'
import { registerDevice } from './sync-device.ts'

type DevicePanelProps = {
  devices: PushDevicesQuery['pushSubscriptions']
  publicKey: string
  onChange: () => Promise<void>
}

/** Notifications on this device, and the list of the others. Nothing asks for permission before the click. */
export function DevicePanel({ devices, publicKey, onChange }: DevicePanelProps) {
  const texts = useTexts()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const here = devices.find(({ isHere }) => isHere)
  const others = devices.filter(({ isHere }) => !isHere)
  const run = async (change: () => Promise<void>) => {
    setState('busy')
    try {
      await change()
      setState('idle')
    } catch {
      setState('failed')
    }
    await onChange()
  }
  const remove = (id: string) => queryTicketService(RemovePushSubscription, { id })
  if (!isPushSupported() && others.length === 0) return null
  return (
    <Panel id="devices" title={texts(isPushSupported() ? 'notification.push.here' : 'notification.push.others')}>
      {isPushSupported() && (
        <ThisDevice
          isListed={here !== undefined}
          isBusy={state === 'busy'}
          onSwitchOn={() => void run(async () => registerDevice(await subscribe(publicKey)))}
          onSwitchOff={() =>
            void run(async () => {
              await endPushes()
              if (here) await remove(here.id)
            })
          }
        />
      )}
      <p aria-live="polite">{state === 'failed' && texts('notification.push.failed')}</p>
      {others.length > 0 && (
        <>
          {isPushSupported() && <h3 className={classes.subheading}>{texts('notification.push.others')}</h3>}
          <DeviceList
            devices={others}
            isBusy={state === 'busy'}
            onRemove={(id) => void run(async () => void (await remove(id)))}
          />
        </>
      )}
    </Panel>
  )
}

type ThisDeviceProps = { isListed: boolean; isBusy: boolean; onSwitchOn: () => void; onSwitchOff: () => void }

function ThisDevice({ isListed, isBusy, onSwitchOn, onSwitchOff }: ThisDeviceProps) {
  const texts = useTexts()
  const isBlocked = Notification.permission === 'denied'
  const isOn = isListed && !isBlocked
  return (
    <>
      <p className={classes.deviceText}>{texts(isOn ? 'notification.push.is-on' : 'notification.push.about')}</p>
      {isBlocked && <Note title={texts('notification.push.blocked')}>{texts('notification.push.unblock')}</Note>}
      {isOn && (
        <Button variant="secondary" loading={isBusy} onClick={onSwitchOff}>
          {texts('notification.push.switch-off')}
        </Button>
      )}
      {!isOn && !isBlocked && (
        <Button variant="secondary" loading={isBusy} onClick={onSwitchOn}>
          {texts('notification.push.switch-on')}
        </Button>
      )}
    </>
  )
}
