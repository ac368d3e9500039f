import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { data } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from './portal-page.tsx'

/** A portal URL without a screen is not found, with status 404. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <PortalPage title={texts('error.not-found.title')}>
      <EmptyState
        level={2}
        icon="search"
        title={texts('error.not-found.reason')}
        action={<ButtonLink href={portalHome}>{texts('portal.dashboard')}</ButtonLink>}
      />
    </PortalPage>
  )
}
