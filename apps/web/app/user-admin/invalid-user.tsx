import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'

/** The user does not exist, or the administrator has no permission; the message does not tell which. */
export function InvalidUser() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('user-admin.title'), href: `${portalHome}/user-admin` }
  return (
    <PortalPage title={texts('user-admin.users')} trail={[list]}>
      <EmptyState
        level={2}
        icon="users"
        title={texts('user-admin.invalid-user')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}
