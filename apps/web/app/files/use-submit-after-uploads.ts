import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { assessSubmission, isUploading, type UploadItem } from './upload-item.ts'

type HeldSubmission = { chosen: string; awaited: string[] }

/** Delays the submission of a form until its uploads are complete. Returns whether it is waiting. */
export function useSubmitAfterUploads(form: HTMLFormElement, files: readonly UploadItem[]): boolean {
  const chosen = files.map(({ key }) => key).join()
  const [held, setHeld] = useState<HeldSubmission>()
  const sent = useRef<HeldSubmission>(undefined)
  const mustWait = files.some(isUploading)
  const hold = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    setHeld({ chosen, awaited: files.filter(isUploading).map(({ key }) => key) })
  })
  // The listener stays for all uploads: each progress of one would replace it otherwise. It exists before the list of
  // files is painted, so that no submission comes earlier.
  useLayoutEffect(() => {
    if (!mustWait) return
    const listen = (event: SubmitEvent) => hold(event)
    form.addEventListener('submit', listen)
    return () => form.removeEventListener('submit', listen)
  }, [form, mustWait])
  // A submission is held for the files of the moment: another file cancels it as well.
  const state = held?.chosen === chosen ? assessSubmission(held.awaited, files) : 'cancelled'
  // A cancelled submission is dropped, so that a resumed upload does not submit the form later.
  if (held && state === 'cancelled') setHeld(undefined)
  useEffect(() => {
    if (state !== 'due' || sent.current === held) return
    // An upload can end while its held submission is still dispatched, and a browser ignores another one until then.
    const timer = setTimeout(() => {
      sent.current = held
      form.requestSubmit()
    })
    return () => clearTimeout(timer)
  }, [form, state, held])
  return state === 'waiting'
}
