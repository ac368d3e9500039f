import { forgetFiles } from '../files/kept-files.ts'

/** What was typed in a form of the portal and not sent yet, by the names of its fields. */
export type Draft = Readonly<Record<string, string>>

const prefix = 'draft '
const portal = 'portal '
const ownerKey = 'drafts-of'

/** What a form of the portal keeps its texts and files under, apart from what a visitor chose for a public form. */
export const portalForm = (name: string) => portal + name

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
  try {
    localStorage.setItem(prefix + form, JSON.stringify(draft))
  } catch {
    // A browser whose store is full keeps nothing; what is typed is sent all the same.
  }
}

export function forgetDraft(form: string): void {
  localStorage.removeItem(prefix + form)
}

/** At a sign-out: what was typed and chosen here, and by whom, is nobody else's to read. */
export async function forgetDrafts(): Promise<void> {
  localStorage.removeItem(ownerKey)
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  await forgetFiles((form) => form.startsWith(portal))
}

/** At a sign-in: what somebody left who never signed out. */
export async function forgetDraftsOfOthers(subject: string): Promise<void> {
  if (localStorage.getItem(ownerKey) !== subject) await forgetDrafts()
  localStorage.setItem(ownerKey, subject)
}
