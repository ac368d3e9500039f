// Needs script: for the portal, where a layer holds fields whose lists open above it (the page under a native dialog is inert).
import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '../icon/icon.tsx'
import layer from '../layer/layer.module.css'
import { LayerContent } from '../layer/layer.tsx'
import classes from './modal-dialog.module.css'

type ModalDialogProps = {
  title: string
  closeLabel: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  beside?: ReactNode
  footer?: ReactNode
  /** In the middle of the page, or a drawer at its side. */
  place?: 'centre' | 'side'
  /** A question that must be answered does not close by a press outside. */
  mustAnswer?: boolean
}

/** The same layers as Dialog and SidePanel, opened and closed by the portal's own state. */
export function ModalDialog({
  place = 'centre',
  mustAnswer = false,
  open,
  onOpenChange,
  ...content
}: ModalDialogProps) {
  const titleId = useId()
  return (
    <ModalOverlay className={classes.scrim ?? ''} isOpen={open} onOpenChange={onOpenChange} isDismissable={!mustAnswer}>
      <Modal className={`${layer.layer} ${layer[place]} ${classes.modal}`}>
        <Dialog className={classes.dialog ?? ''} aria-labelledby={titleId} role={mustAnswer ? 'alertdialog' : 'dialog'}>
          <LayerContent
            titleId={titleId}
            title={content.title}
            beside={content.beside}
            footer={content.footer}
            close={
              <Button slot="close" className={layer.close ?? ''} aria-label={content.closeLabel}>
                <Icon name="close" />
              </Button>
            }
          >
            {content.children}
          </LayerContent>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
