import { clearFiles } from '../files/upload-queue-store.ts'

/** Unsent input of a portal form, by field name. */
export type Draft = Readonly<Record<string, string>>

const prefix = 'draft '
const portal = 'portal '
const ownerKey = 'drafts-of'

/** Returns the name for a portal form's draft and files, distinct from the names of public forms. */
export const portalForm = (name: string) => portal + name

export function readDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + form) ?? '{}')
    return isDraft(stored) ? stored : {}
  } catch {
    return {}
  }
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.values(stored).every((value) => typeof value === 'string')
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(prefix + form, JSON.stringify(draft))
  } catch {
    // Storage is full: there is no draft, but the form can still be sent.
  }
}

export function clearDraft(form: string): void {
  localStorage.removeItem(prefix + form)
}

/** Clears all drafts, chosen files and the owner's id at a sign-out, so that the next user cannot read them. */
export async function clearDrafts(): Promise<void> {
  localStorage.removeItem(ownerKey)
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  await clearFiles((form) => form.startsWith(portal))
}

/** Clears the drafts of another user who never signed out; called at a sign-in. */
export async function clearDraftsOfOthers(subject: string): Promise<void> {
  if (localStorage.getItem(ownerKey) !== subject) await clearDrafts()
  localStorage.setItem(ownerKey, subject)
}
