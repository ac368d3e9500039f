import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import type { Refusal } from './account-calls.ts'
import classes from './account.module.css'
import { type Asked, signInAgain } from './leave-and-return.ts'

type AccountQuestionProps = {
  title: string
  confirm: string
  asked: Asked
  /** The person has just signed in again for this very question. */
  again: boolean
  /** Does it; what it returns is shown unless it is a fresh login that is missing. */
  run: () => Promise<Refusal>
  onDone: () => void
  /** The words for a refusal. */
  toFailure: (refusal: string) => string
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be taken back. Whoever signed in long ago does so again and finds it as it was. */
export function AccountQuestion({ title, confirm, asked, again, run, onDone, ...props }: AccountQuestionProps) {
  const { toFailure, onClose, children } = props
  const texts = useTexts()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const answer = async () => {
    setWorking(true)
    const refusal = await run()
    if (refusal === null) return onDone()
    // The button keeps turning: the browser is on its way to the login.
    if (refusal === 'fresh-login-needed') return signInAgain(asked)
    setWorking(false)
    setFailure(refusal)
  }
  return (
    <ModalDialog
      title={title}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button loading={working} onClick={() => void answer()}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {texts('account.cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.question}>
        {failure && <FlashMessage kind="error" title={toFailure(failure)} />}
        {children}
        <p className={classes.hint}>{texts(again ? 'account.signed-in-again' : 'account.needs-login')}</p>
      </div>
    </ModalDialog>
  )
}
