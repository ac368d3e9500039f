import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'

/** Shown for an unknown entry. */
export function NoEntry() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const desk = { label: texts('desk.title'), href: `${portalHome}/service-desk` }
  return (
    <PortalPage title={texts('desk.none')} trail={[desk]}>
      <EmptyState
        icon="ticket"
        title={texts('desk.none')}
        action={<ButtonLink href={desk.href}>{desk.label}</ButtonLink>}
      />
    </PortalPage>
  )
}
