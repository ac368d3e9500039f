/** What was typed in a form of the portal and not sent yet, by the names of its fields. */
export type Draft = Readonly<Record<string, string>>

const prefix = 'draft '
const ownerKey = 'drafts-of'

export function readDraft(form: string): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + form) ?? '{}')
    return isDraft(kept) ? kept : {}
  } catch {
    return {}
  }
}

function isDraft(kept: unknown): kept is Draft {
  return typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string')
}

export function keepDraft(form: string, draft: Draft): void {
  localStorage.setItem(prefix + form, JSON.stringify(draft))
}

export function forgetDraft(form: string): void {
  localStorage.removeItem(prefix + form)
}

/** At a sign-out: what was typed here, and by whom, is nobody else's to read. */
export function forgetDrafts(): void {
  localStorage.removeItem(ownerKey)
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/** At a sign-in: what somebody left who never signed out. */
export function forgetDraftsOfOthers(subject: string): void {
  if (localStorage.getItem(ownerKey) !== subject) forgetDrafts()
  localStorage.setItem(ownerKey, subject)
}
