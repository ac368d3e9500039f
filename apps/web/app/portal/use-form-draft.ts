import { useState } from 'react'
import { type Draft, keepDraft, readDraft } from './drafts.ts'

type FormDraft = { draft: Draft; key: string; keep: (form: HTMLFormElement) => void }

/** What was typed and not sent yet, kept in this browser with the key it will be sent with. */
export function useFormDraft(name: string): FormDraft {
  const [draft] = useState(() => readDraft(name))
  const [key] = useState(() => draft['key'] ?? crypto.randomUUID())
  const keep = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    keepDraft(name, Object.fromEntries(typed))
  }
  return { draft, key, keep }
}
