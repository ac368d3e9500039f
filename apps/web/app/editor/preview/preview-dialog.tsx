import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import type { ReactNode } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import classes from './preview.module.css'

type PreviewDialogProps = {
  /** Also the name of the button that opens the dialog. */
  title: string
  hint: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  status: ReactNode
  actions: ReactNode
}

/** Button of the preview bar, and the dialog that it opens. */
export function PreviewDialog({ title, hint, open, onOpenChange, children, status, actions }: PreviewDialogProps) {
  const texts = useTexts()
  return (
    <>
      <Button variant="inverse-secondary" onClick={() => onOpenChange(true)}>
        {title}
      </Button>
      <ModalDialog {...{ title, open, onOpenChange }} closeLabel={texts('component.close')}>
        <div className={classes.links}>
          <p>{hint}</p>
          {children}
          <p role="status">{status}</p>
          <div className={classes.actions}>{actions}</div>
        </div>
      </ModalDialog>
    </>
  )
}
