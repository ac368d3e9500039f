import { useEffect, useRef, useState } from 'react'
import { isUploading, type UploadItem } from './upload-item.ts'

/** Delays the submission of a form until its uploads are complete. Returns whether it is waiting. */
export function useSubmitAfterUploads(form: HTMLFormElement, files: readonly UploadItem[]): boolean {
  const chosen = files.map(({ key }) => key).join()
  const [heldFor, setHeldFor] = useState<string>()
  const sentFor = useRef<string>(undefined)
  const mustWait = files.some(isUploading)
  useEffect(() => {
    if (!mustWait) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      setHeldFor(chosen)
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [form, mustWait, chosen])
  // A failed file cancels the delayed submission: the user decides whether to submit without it.
  const isDue = heldFor === chosen && files.length > 0 && files.every(({ uploadId }) => uploadId !== undefined)
  useEffect(() => {
    if (!isDue || sentFor.current === chosen) return
    sentFor.current = chosen
    form.requestSubmit()
  }, [form, isDue, chosen])
  return mustWait && heldFor === chosen
}
