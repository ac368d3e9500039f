import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'

/** The page of a serial number that is not in the user's inventory. */
export function MachineNotFound({ list }: { list: { label: string; href: string } }) {
  const texts = useTexts()
  const title = texts('inventory.none-match')
  return (
    <PortalPage title={title} trail={[list]}>
      <EmptyState
        level={2}
        icon="machine"
        title={title}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}
