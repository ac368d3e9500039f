import { useEffect } from 'react'
import { forgetDraft } from '../requests/keep-draft.ts'

/** On the receipt: what was typed has arrived, so the draft is no longer needed. */
export function SentForm({ form }: { form: string }) {
  useEffect(() => forgetDraft(`uapp_draft-${form}`), [form])
  return null
}
