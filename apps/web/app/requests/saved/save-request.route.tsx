import { receiptDays } from '@ferrule/domain/requests/request-progress'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { replace } from 'react-router'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { PortalPage } from '../../portal/portal-page.tsx'
import { queryDataService } from '../../data-service/query-data-service.ts'
import type { Route } from './+types/save-request.route'
import { SaveRequest } from './save-request.generated.ts'

/** Saves a request from its receipt into the user's account after the login. Idempotent. */
export async function clientLoader({ params: { locale, token } }: Route.ClientLoaderArgs) {
  const { saveRequest } = await queryDataService(SaveRequest, { token })
  if (saveRequest.id !== null) throw replace(`/${locale}/mykomax/requests/${saveRequest.id}?saved`)
  return null
}

export { RequestsUnavailable as ErrorBoundary } from './requests-unavailable.tsx'

/** Shown only after a refusal. It gives no reason, because that would reveal whose request the link belongs to. */
export default function RefusedRequest({ params: { token } }: Route.ComponentProps) {
  const texts = useTexts()
  const { home, portalHome } = useFrame()
  return (
    <PortalPage
      title={texts('saved-request.refused')}
      trail={[{ label: texts('service.requests'), href: `${portalHome}/requests` }]}
    >
      <EmptyState
        level={2}
        icon="lock"
        title={texts('saved-request.refused')}
        action={
          <ButtonLink variant="secondary" href={`${home}/requests/receipt/${token}`}>
            {texts('saved-request.back')}
          </ButtonLink>
        }
      >
        {texts('saved-request.refused-text', { days: receiptDays })}
      </EmptyState>
    </PortalPage>
  )
}
