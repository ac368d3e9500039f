import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ConfirmDialog } from '../portal/confirm-dialog.tsx'
import { notices } from './notice.ts'
import type { Changes } from './use-changes.ts'
import { nameOf, type UserDetails } from './user-details.ts'

type DeleteUserDialogProps = { user: UserDetails['user']; changes: Changes; onClose: () => void }

/** Asks before a user is deleted, because that cannot be undone. */
export function DeleteUserDialog({ user, changes, onClose }: DeleteUserDialogProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { portalHome } = useFrame()
  const remove = async () => {
    const { saved } = await changes.send({ intent: 'delete', input: { userId: user.id } })
    onClose()
    if (saved > 0) await navigate(`${portalHome}/user-admin`, { state: { notice: notices.deleted } })
  }
  return (
    <ConfirmDialog
      open
      title={texts('user-admin.delete-confirm')}
      confirmLabel={texts('user-admin.delete')}
      isSending={changes.isSending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts('user-admin.delete-text', { name: nameOf(user) })}</p>
    </ConfirmDialog>
  )
}
