import { receiptDays } from '@ferrule/domain/requests/request-progress'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { replace } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { askData } from '../sign-in/ask-data.ts'
import type { Route } from './+types/keep-request.route'
import { KeepRequest } from './keep-request.generated.ts'

/** The way from a receipt through the login into the account; it may be gone as often as one likes. */
export async function clientLoader({ params: { locale, token } }: Route.ClientLoaderArgs) {
  const { keepRequest } = await askData(KeepRequest, { token })
  if (keepRequest.id !== null) throw replace(`/${locale}/mykomax/requests/${keepRequest.id}?kept`)
  return null
}

export { RequestsAway as ErrorBoundary } from './requests-away.tsx'

/** Shown only where it was refused. It does not say why: nobody learns whose request a link leads to. */
export default function RefusedRequest({ params: { token } }: Route.ComponentProps) {
  const texts = useTexts()
  const { home, portalHome } = useFrame()
  return (
    <PortalPage
      title={texts('kept-request.refused')}
      trail={[{ label: texts('service.requests'), href: `${portalHome}/requests` }]}
    >
      <EmptyState
        level={2}
        icon="lock"
        title={texts('kept-request.refused')}
        action={
          <ButtonLink look="secondary" href={`${home}/requests/receipt/${token}`}>
            {texts('kept-request.back')}
          </ButtonLink>
        }
      >
        {texts('kept-request.refused-text', { days: receiptDays })}
      </EmptyState>
    </PortalPage>
  )
}
