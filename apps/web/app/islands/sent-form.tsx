import { useEffect } from 'react'
import { hasKeptFiles } from '../files/has-kept-files.ts'
import { forgetDraft } from '../requests/stored-draft.ts'

/** On the receipt: what was typed and chosen has arrived, so it is no longer kept. */
export function SentForm({ form }: { form: string }) {
  useEffect(() => {
    forgetDraft(`uapp_draft-${form}`)
    // Next to nobody has chosen any, so what can forget them is fetched then.
    if (hasKeptFiles(form)) void import('../files/kept-files.ts').then(({ forgetFilesOf }) => forgetFilesOf(form))
  }, [form])
  return null
}
