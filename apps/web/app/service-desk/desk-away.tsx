import { DataError } from '@ferrule/data-client/data-error'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useRouteError } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { ServiceAway } from '../portal/service-away.tsx'

/** The desk is for our own service; whoever else comes here is told so and can go on. */
export function DeskAway() {
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
  return <ServiceAway titleKey="desk.title" messageKey="desk.load-failed" />
}
