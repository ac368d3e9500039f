import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import type { ReactNode } from 'react'
import { useTexts } from '../frame/texts.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  confirmLabel: string
  isSending?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks before a change that matters. The user has to choose; a click beside the dialog does not close it. */
export function ConfirmDialog({ open, title, confirmLabel, isSending = false, ...props }: ConfirmDialogProps) {
  const { onConfirm, onClose, children } = props
  const texts = useTexts()
  return (
    <ModalDialog
      title={title}
      closeLabel={texts('component.close')}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      requiresChoice
      footer={
        <>
          <Button loading={isSending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts('component.cancel')}
          </Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  )
}
