import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { useNavigate } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
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
    <ModalDialog
      title={texts('user-admin.delete-confirm')}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      requiresChoice
      footer={
        <>
          <Button loading={changes.isSending} onClick={() => void remove()}>
            {texts('user-admin.delete')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts('component.cancel')}
          </Button>
        </>
      }
    >
      <p>{texts('user-admin.delete-text', { name: nameOf(user) })}</p>
    </ModalDialog>
  )
}
