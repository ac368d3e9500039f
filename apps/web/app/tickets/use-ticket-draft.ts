import { useState } from 'react'
import { type Draft, forgetDraft, keepDraft, readDraft } from '../portal/drafts.ts'

const newTicket = 'new ticket'

/** What was typed and not sent yet, kept in this browser with the key it will be sent with. */
export function useTicketDraft(): { draft: Draft; key: string; keep: (form: HTMLFormElement) => void } {
  const [draft] = useState(() => readDraft(newTicket))
  const [key] = useState(() => draft['key'] ?? crypto.randomUUID())
  return { draft, key, keep: saveDraft }
}

function saveDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  keepDraft(newTicket, Object.fromEntries(typed))
}

export function clearDraft(): void {
  forgetDraft(newTicket)
}
