import { useEffect, useRef, useState } from 'react'
import { hasPendingUploads } from '../files/has-pending-uploads.ts'
import { clearStoredDraft, hasDraft } from '../requests/stored-draft.ts'
import type { StoredDraft } from '../requests/autosave-draft.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

export type DraftAutosaveProps = {
  form: string
  /** Forms whose submission has just arrived: their drafts and pending uploads are deleted. */
  arrived: readonly string[]
  /** Passed by the server, because the table of locales would be larger than the island. */
  dateLocale: string
  /** `saved` has the placeholder {time}. */
  labels: { saved: string; discard: string }
  /** Passed as props: importing the CSS module would add all its class names to the island's bundle. */
  classNames: { keeper: string; discard: string }
}

/** Saves the draft of the surrounding form until it is submitted, and solves the bot task of the form. */
export function DraftAutosave({ form, arrived, dateLocale, labels, classNames }: DraftAutosaveProps) {
  const place = useRef<HTMLDivElement>(null)
  const [savedAt, setSavedAt] = useState<Date>()
  const discard = useRef<() => void>(undefined)

  useEffect(() => {
    const element = place.current?.closest('form')
    if (!element) return
    setHidden(element, 'timeZone', browserTimeZone())
    const key = draftOf(form)
    let draft: StoredDraft | undefined
    const autosave = async () => {
      const { autosaveDraft } = await import('../requests/autosave-draft.ts')
      draft ??= autosaveDraft(element, { key, onSaved: setSavedAt })
      discard.current = draft.discard
    }
    // Starts with the first interaction, so that visitors who only read load nothing.
    const solve = async () => {
      const { solveBotTask } = await import('../requests/solve-bot-task.ts')
      setHidden(element, 'botProof', await solveBotTask(form, element))
    }
    const begin = () => {
      void autosave()
      if (element.elements.namedItem('botProof')) void solve()
    }
    if (arrived.length > 0) clearArrived(arrived)
    if (hasDraft(key)) void autosave()
    if (element.contains(document.activeElement)) begin()
    else element.addEventListener('focusin', begin, { once: true })
    return () => {
      draft?.stop()
      element.removeEventListener('focusin', begin)
    }
  }, [form, arrived])

  const time = savedAt && new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' }).format(savedAt)
  return (
    <div ref={place} className={classNames.keeper} aria-live="polite">
      {time && (
        <>
          <span>{labels.saved.replace('{time}', time)}</span>
          <button
            type="button"
            className={classNames.discard}
            onClick={() => {
              discard.current?.()
              setSavedAt(undefined)
            }}
          >
            {labels.discard}
          </button>
        </>
      )}
    </div>
  )
}

const draftOf = (form: string) => `uapp_draft-${form}`

function clearArrived(forms: readonly string[]): void {
  for (const form of forms) {
    clearStoredDraft(draftOf(form))
    // Pending uploads are rare, so the code that deletes them is loaded on demand.
    if (hasPendingUploads(form))
      void import('../files/upload-queue-store.ts').then(({ clearFilesOf }) => clearFilesOf(form))
  }
  // Removes the query, so that a later visit to a bookmarked URL does not delete a new draft.
  history.replaceState(history.state, '', location.pathname)
}

function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
