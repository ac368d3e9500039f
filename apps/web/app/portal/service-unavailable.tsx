import { DataError } from '@ferrule/data-client/data-error'
import type { TextKey } from '@ferrule/texts/catalogue'
import { ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useLocation, useRouteError } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from './portal-page.tsx'

type ServiceUnavailableProps = { titleKey: TextKey; messageKey: TextKey }

/** Error boundary of one service; the rest of the portal works. Rethrows other errors to the sign-in's boundary. */
export function ServiceUnavailable({ titleKey, messageKey }: ServiceUnavailableProps) {
  const texts = useTexts()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  if (!(error instanceof DataError)) throw error
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
