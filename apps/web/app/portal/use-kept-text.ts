import { useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

type KeptText = { text: string; key: string; keep: (text: string) => void }

/** One text that is being written, with the key it will be sent with: both are here again after a reload. */
export function useKeptText(form: string): KeptText {
  const [draft] = useState(() => readDraft(form))
  const [key] = useState(() => draft['key'] ?? crypto.randomUUID())
  const [text, setText] = useState(draft['text'] ?? '')
  const keep = (typed: string) => {
    setText(typed)
    keepDraft(form, { key, text: typed })
  }
  return { text, key, keep }
}
