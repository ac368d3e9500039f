import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import type { Route } from './+types/invite.route'
import { InviteForm } from './invite-form.tsx'
import { UserAdmin } from './user-admin.generated.ts'

export function clientLoader() {
  return queryDataService(UserAdmin, {})
}

export { UserAdminUnavailable as ErrorBoundary } from './user-admin-unavailable.tsx'

export default function Invite({ loaderData: { userAdmin } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <PortalPage
      title={texts('user-admin.invite')}
      trail={[{ label: texts('user-admin.title'), href: `${portalHome}/user-admin` }]}
    >
      <InviteForm options={userAdmin} />
    </PortalPage>
  )
}
