import { useState } from 'react'

const storageKey = 'ticket-draft'

export type Draft = Readonly<Record<string, string>>

/** What was typed and not sent yet, kept in this browser with the key it will be sent with. */
export function useTicketDraft(): { draft: Draft; key: string; keep: (form: HTMLFormElement) => void } {
  const [draft] = useState(readDraft)
  const [key] = useState(() => draft['key'] ?? crypto.randomUUID())
  return { draft, key, keep: saveDraft }
}

function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return isDraft(kept) ? kept : {}
  } catch {
    return {}
  }
}

function isDraft(kept: unknown): kept is Draft {
  return typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string')
}

function saveDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(typed)))
}

export function clearDraft(): void {
  localStorage.removeItem(storageKey)
}
