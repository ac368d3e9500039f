import { DataError } from '@ferrule/data-client/data-error'
import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import type { TextKey } from '@ferrule/texts/catalogue'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useLocation, useRouteError } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ServiceAccess } from '../portal-services/service-access.tsx'
import { PortalPage } from './portal-page.tsx'

type ServiceUnavailableProps = {
  titleKey: TextKey
  messageKey: TextKey
  /** The service that gives access to the screen; users without it can request it. */
  service?: ServiceName
}

/**
 * Error boundary of one service; the rest of the portal works. Users without the right (403) can request access. Rethrows
 * other errors to the sign-in's boundary.
 */
export function ServiceUnavailable({ titleKey, messageKey, service }: ServiceUnavailableProps) {
  const texts = useTexts()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  if (!(error instanceof DataError)) throw error
  if (error.status === 403) return <NoAccess title={texts(titleKey)} service={service} />
  return (
    <PortalPage title={texts(titleKey)}>
      <FlashMessage kind="error" title={texts(messageKey)}>
        {texts('error.try-later')}
      </FlashMessage>
      <p>
        <ButtonLink href={`${pathname}${search}`}>{texts('component.retry')}</ButtonLink>
      </p>
    </PortalPage>
  )
}

function NoAccess({ title, service }: { title: string; service: ServiceName | undefined }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <PortalPage title={service ? title : texts('error.no-access.title')}>
      {service ? (
        <ServiceAccess service={service} />
      ) : (
        <EmptyState
          level={2}
          icon="lock"
          title={texts('error.no-access.reason')}
          action={<ButtonLink href={portalHome}>{texts('portal.dashboard')}</ButtonLink>}
        />
      )}
    </PortalPage>
  )
}
