import { useEffect } from 'react'
import { forgetFilesOf } from '../files/kept-files.ts'
import { forgetDraft } from '../requests/keep-draft.ts'

type SentFormProps = {
  form: string
  /** The name of the files that were added a moment ago; nothing on any other visit. */
  added: string | null
}

/** On the receipt: what was typed and chosen has arrived, so it is no longer kept. */
export function SentForm({ form, added }: SentFormProps) {
  useEffect(() => {
    forgetDraft(`uapp_draft-${form}`)
    void forgetFilesOf(form)
    if (added === null) return
    void forgetFilesOf(added)
    // Said once: after a reload these are files of a next addition.
    history.replaceState(null, '', location.pathname)
  }, [form, added])
  return null
}
