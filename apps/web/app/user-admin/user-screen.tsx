import { Button, ButtonLink } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { ChangeMessage } from './change-message.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { useChanges } from './use-changes.ts'
import { AccessHistory } from './access-history.tsx'
import { UserApplications } from './user-applications.tsx'
import { type GrantableApplication, nameOf, type UserDetails } from './user-details.ts'
import { UserOrganisations } from './user-organisations.tsx'
import classes from './user-admin.module.css'

type UserScreenProps = { details: UserDetails; grantable: readonly GrantableApplication[] }

/** One user: applications, organisations and history, with the actions that the data service allows. */
export function UserScreen({ details, grantable }: UserScreenProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const changes = useChanges()
  const [isDeleting, setIsDeleting] = useState(false)
  const { user, canDelete } = details
  return (
    <PortalPage
      title={nameOf(user)}
      trail={[{ label: texts('user-admin.title'), href: `${portalHome}/user-admin` }]}
      kicker={
        <>
          {user.name && user.email}
          {user.isInvite && <StatusBadge tone="info">{texts('user-admin.open-invite')}</StatusBadge>}
          {user.isSyncPending && <StatusBadge tone="warn">{texts('user-admin.sync-pending')}</StatusBadge>}
        </>
      }
      actions={
        <>
          {!user.isInvite && (
            <ButtonLink variant="secondary" href={`${portalHome}/user-admin/${user.id}/preview`}>
              {texts('user-admin.preview')}
            </ButtonLink>
          )}
          {canDelete && (
            <Button variant="secondary" onClick={() => setIsDeleting(true)}>
              {texts('user-admin.delete')}
            </Button>
          )}
        </>
      }
    >
      <ChangeMessage changes={changes} />
      <div className={classes.columns}>
        <UserApplications details={details} grantable={grantable} changes={changes} />
        <UserOrganisations details={details} changes={changes} />
      </div>
      <AccessHistory events={details.history} />
      {isDeleting && <DeleteUserDialog user={user} changes={changes} onClose={() => setIsDeleting(false)} />}
    </PortalPage>
  )
}
