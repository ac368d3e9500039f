// Needs script. For dialogs in the portal with react-aria fields: their popovers are outside the dialog element, and a
// native modal dialog would make them inert.
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
  /** Centred, or a drawer at the side. */
  place?: 'centre' | 'side'
  /** Does not close on an outside click. */
  requiresChoice?: boolean
}

/** Dialog or side panel, like Dialog and SidePanel, but controlled by React state. */
export function ModalDialog({
  place = 'centre',
  requiresChoice = false,
  open,
  onOpenChange,
  ...content
}: ModalDialogProps) {
  const titleId = useId()
  return (
    <ModalOverlay
      className={classes.scrim ?? ''}
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={!requiresChoice}
    >
      <Modal className={`${layer.layer} ${layer[place]} ${classes.modal}`}>
        <Dialog
          className={classes.dialog ?? ''}
          aria-labelledby={titleId}
          role={requiresChoice ? 'alertdialog' : 'dialog'}
        >
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
