import { DataError } from '@ferrule/data-client/data-error'
import { ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useLocation, useRouteError } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'

/** The portal stands; only the software cannot be read. What is no answer of the data service belongs to the sign-in. */
export function DownloadsAway() {
  const texts = useTexts()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  if (!(error instanceof DataError)) throw error
  return (
    <PortalPage title={texts('downloads.title')}>
      <FlashMessage kind="error" title={texts('downloads.load-failed')}>
        {texts('error.try-later')}
      </FlashMessage>
      <p>
        <ButtonLink href={`${pathname}${search}`}>{texts('component.retry')}</ButtonLink>
      </p>
    </PortalPage>
  )
}
