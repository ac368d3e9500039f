import { findAccessGranter } from '@ferrule/domain/portal-services/access-granter'
import { canRequestAccess } from '@ferrule/domain/portal-services/access-request'
import type { ServiceStatus } from '@ferrule/domain/portal-services/service-status'
import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { TextArea } from '@ferrule/ui/text-field'
import { useFetcher } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import classes from './service-access.module.css'
import { toServiceStatus } from './to-service-status.ts'

/** For users without access to a service: the access request form, or the reason why they have to wait. */
export function ServiceAccess({ service }: { service: ServiceName }) {
  const texts = useTexts()
  const { services } = usePortal()
  const status = toServiceStatus(services.find(({ name }) => name === service)?.status)
  if (canRequestAccess(status)) return <AccessRequestForm service={service} status={status} />
  // A role that was withdrawn a moment ago: the list of services is older than the refusal.
  const shown = status === 'active' ? 'unregistered' : status
  return (
    <Panel id="access" title={texts(`service-status.${shown}`)}>
      <p>{texts(`service-status.${shown}.why`)}</p>
    </Panel>
  )
}

function AccessRequestForm({ service, status }: { service: ServiceName; status: ServiceStatus }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const fetcher = useFetcher<{ failed: boolean }>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.failed
  return (
    <Panel id="access" title={texts('access-request.title')}>
      <fetcher.Form method="post" action={`${portalHome}?index`} className={classes.form}>
        <p>{`${texts(`service-status.${status}.why`)} ${texts(`service-status.who.${findAccessGranter(service)}`)}`}</p>
        {hasFailed && <FlashMessage kind="error" title={texts('access-request.failed')} />}
        <input type="hidden" name="service" value={service} />
        <TextArea
          name="reason"
          labels={labels}
          label={texts('access-request.reason')}
          rows={3}
          maxLength={1000}
          optional
        />
        <div>
          <Button type="submit" loading={fetcher.state !== 'idle'}>
            {texts('access-request.send')}
          </Button>
        </div>
      </fetcher.Form>
    </Panel>
  )
}
