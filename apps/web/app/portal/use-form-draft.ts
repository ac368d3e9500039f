import { useState } from 'react'
import { type Draft, saveDraft, readDraft } from './drafts.ts'

type FormDraft = { draft: Draft; key: string; autosave: (form: HTMLFormElement) => void }

/** The unsent input of a form, saved in this browser with its idempotency key. */
export function useFormDraft(name: string): FormDraft {
  const [draft] = useState(() => readDraft(name))
  const [key] = useState(() => draft['key'] ?? crypto.randomUUID())
  const autosave = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    saveDraft(name, Object.fromEntries(typed))
  }
  return { draft, key, autosave }
}
