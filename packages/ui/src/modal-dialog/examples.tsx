import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { ModalDialog } from './modal-dialog.tsx'

export const modalDialogExamples: Example[] = [
  { name: 'in the middle', render: () => <RemoveUser /> },
  { name: 'at the side', render: () => <InviteUser /> },
]

function RemoveUser() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Remove user
      </Button>
      <ModalDialog
        title="Remove Bert Dahl?"
        closeLabel="Keep the user"
        open={open}
        onOpenChange={setOpen}
        requiresChoice
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep
            </Button>
            <Button onClick={close}>Remove user</Button>
          </>
        }
      >
        <p>Bert can no longer see machines and tickets of this organisation. His tickets stay.</p>
      </ModalDialog>
    </>
  )
}

function InviteUser() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Invite user
      </Button>
      <ModalDialog
        title="Invite user"
        closeLabel="Close"
        open={open}
        onOpenChange={setOpen}
        place="side"
        footer={<Button onClick={() => setOpen(false)}>Send invitation</Button>}
      >
        <p>The invitation is valid for seven days.</p>
      </ModalDialog>
    </>
  )
}
