import { ButtonLink } from '@ferrule/ui/button'
import { Dialog } from '@ferrule/ui/dialog'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { offerToAsk } from './sign-in-again.ts'

/** Over whatever the person was doing: their session has ended, and what they have typed stays. */
export function SignInAgainDialog() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const dialog = useRef<HTMLDialogElement>(null)
  const [onRefused, setOnRefused] = useState<() => void>()
  useEffect(
    () =>
      offerToAsk((refused) => {
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
      <p>{texts('sign-in.expired.kept')}</p>
    </Dialog>
  )
}

/** Only a window that a script has opened may close itself in the end. */
function openWindow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  window.open(event.currentTarget.href, '_blank', 'popup,width=520,height=720')
}
