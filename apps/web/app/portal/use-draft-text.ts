import { useState } from 'react'
import { saveDraft, readDraft } from './drafts.ts'

type DraftText = { text: string; key: string; changeText: (text: string) => void }

/** An autosaved text with its idempotency key; both survive a reload. */
export function useDraftText(form: string): DraftText {
  const [draft] = useState(() => readDraft(form))
  const [key] = useState(() => draft['key'] ?? crypto.randomUUID())
  const [text, setText] = useState(draft['text'] ?? '')
  const changeText = (typed: string) => {
    setText(typed)
    saveDraft(form, { key, text: typed })
  }
  return { text, key, changeText }
}
