import { ButtonLink } from '@ferrule/ui/button'
import { Dialog } from '@ferrule/ui/dialog'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { registerPrompt } from './sign-in-again.ts'

/** Opens over the current screen when the session has expired, so that unsaved input is not lost. */
export function SignInAgainDialog() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const dialog = useRef<HTMLDialogElement>(null)
  const [onRefused, setOnRefused] = useState<() => void>()
  useEffect(
    () =>
      registerPrompt((refused) => {
        setOnRefused(() => refused)
        if (refused) dialog.current?.showModal()
        else dialog.current?.close()
      }),
    [],
  )
  useEffect(() => {
    const element = dialog.current
    if (!element || !onRefused) return undefined
    element.addEventListener('close', onRefused)
    return () => element.removeEventListener('close', onRefused)
  }, [onRefused])
  return (
    <Dialog
      id="sign-in-again"
      ref={dialog}
      title={texts('sign-in.log-in')}
      closeLabel={texts('component.cancel')}
      footer={
        <ButtonLink href={`${portalHome}/signed-in`} target="_blank" onClick={openWindow}>
          {texts('sign-in.log-in')}
        </ButtonLink>
      }
    >
      <p>{texts('sign-in.expired')}</p>
      <p>{texts('sign-in.expired.text')}</p>
    </Dialog>
  )
}

/** Opened by script, because only such a window can close itself. */
function openWindow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  window.open(event.currentTarget.href, '_blank', 'popup,width=520,height=720')
}
