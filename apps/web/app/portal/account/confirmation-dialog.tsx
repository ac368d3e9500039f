import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import type { Refusal } from './account-calls.ts'
import classes from './account.module.css'
import { type Confirmation, reauthenticate } from './identity-redirect.ts'

type ConfirmationDialogProps = {
  title: string
  confirmLabel: string
  confirmation: Confirmation
  /** The user has just signed in again to confirm this action. */
  hasReauthenticated: boolean
  /** Performs the action. `fresh-login-needed` redirects to the login, any other refusal is shown. */
  run: () => Promise<Refusal>
  onDone: () => void
  /** The message for a refusal. */
  toFailure: (refusal: string) => string
  onClose: () => void
  children: ReactNode
}

/**
 * Asks for confirmation of an action that cannot be undone. A user whose login is too old signs in again and comes back
 * to the same dialog.
 */
export function ConfirmationDialog({ title, confirmation, run, onDone, ...props }: ConfirmationDialogProps) {
  const { confirmLabel, hasReauthenticated, toFailure, onClose, children } = props
  const texts = useTexts()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async () => {
    setWorking(true)
    const refusal = await run()
    if (refusal === null) return onDone()
    // The button stays in its loading state while the browser goes to the login.
    const isLeaving = refusal === 'fresh-login-needed'
    if (isLeaving && (await reauthenticate(confirmation))) return
    setWorking(false)
    setFailure(isLeaving ? texts('account.unavailable') : toFailure(refusal))
  }
  return (
    <ModalDialog
      title={title}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button loading={working} onClick={() => void submit()}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts('account.cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.question}>
        {failure && <FlashMessage kind="error" title={failure} />}
        {children}
        <p className={classes.hint}>{texts(hasReauthenticated ? 'account.signed-in-again' : 'account.needs-login')}</p>
      </div>
    </ModalDialog>
  )
}
