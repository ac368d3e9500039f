import { useEffect, useRef, useState } from 'react'
import { isOnItsWay, type SendingFile } from './sending-file.ts'

/** A form that is sent too early is sent as soon as the last of these files has arrived. Says whether it waits. */
export function useSendingAfterFiles(form: HTMLFormElement, files: readonly SendingFile[]): boolean {
  const chosen = files.map(({ key }) => key).join()
  const [heldFor, setHeldFor] = useState<string>()
  const sentFor = useRef<string>(undefined)
  const mustWait = files.some(isOnItsWay)
  useEffect(() => {
    if (!mustWait) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      setHeldFor(chosen)
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [form, mustWait, chosen])
  // Whoever sees that a file has failed decides anew.
  const isDue = heldFor === chosen && files.length > 0 && files.every(({ uploadId }) => uploadId !== undefined)
  useEffect(() => {
    if (!isDue || sentFor.current === chosen) return
    sentFor.current = chosen
    form.requestSubmit()
  }, [form, isDue, chosen])
  return mustWait && heldFor === chosen
}
