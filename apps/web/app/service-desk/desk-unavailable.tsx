import { DataError } from '@ferrule/data-client/data-error'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useRouteError } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

/** Error boundary of the service desk. Users without its role (403) see a message and a link to the dashboard. */
export function DeskUnavailable() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const error = useRouteError()
  if (!(error instanceof DataError)) throw error
  if (error.status === 403) {
    return (
      <PortalPage title={texts('error.no-access.title')}>
        <EmptyState
          icon="lock"
          title={texts('error.no-access.reason')}
          action={<ButtonLink href={portalHome}>{texts('portal.dashboard')}</ButtonLink>}
        />
      </PortalPage>
    )
  }
  return <ServiceUnavailable titleKey="desk.title" messageKey="desk.load-failed" />
}
