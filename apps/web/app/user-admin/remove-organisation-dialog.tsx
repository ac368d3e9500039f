import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ConfirmDialog } from '../portal/confirm-dialog.tsx'
import { notices } from './notice.ts'
import type { Changes } from './use-changes.ts'
import { nameOf, type UserDetails } from './user-details.ts'

type RemoveOrganisationDialogProps = {
  user: UserDetails['user']
  organisation: { id: string; name: string }
  changes: Changes
  onClose: () => void
}

/** Warns before the last shared organisation is removed: the administrator then no longer sees the user. */
export function RemoveOrganisationDialog({ user, organisation, changes, onClose }: RemoveOrganisationDialogProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { portalHome } = useFrame()
  const remove = async () => {
    const input = { userId: user.id, organisationId: organisation.id, isConfirmed: true }
    const { saved, losesView } = await changes.send({ intent: 'remove-organisation', input })
    onClose()
    if (saved === 0 || !losesView) return
    await navigate(`${portalHome}/user-admin`, { state: { notice: notices.organisationRemoved } })
  }
  return (
    <ConfirmDialog
      open
      title={texts('user-admin.remove-organisation')}
      confirmLabel={texts('user-admin.remove-organisation')}
      isSending={changes.isSending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>
          {nameOf(user)}, {organisation.name}
        </strong>
      </p>
      <p>{texts('user-admin.no-longer-visible')}</p>
    </ConfirmDialog>
  )
}
