import { useEffect, useRef, useState } from 'react'
import { hasDraft } from '../requests/stored-draft.ts'
import type { KeptDraft } from '../requests/keep-draft.ts'
import { ownTimeZone } from '../frame/own-time-zone.ts'

export type FormKeeperProps = {
  form: string
  /** Written in the language of the page. */
  locale: string
  /** `saved` has the place {time}. */
  labels: { saved: string; discard: string }
  /** Its class names: their sheet is one that few pages link, and its list of names would be fetched with the island. */
  look: { keeper: string; discard: string }
}

/** Stands within a form: keeps what is typed until it is sent, and does what a browser can to show a person sent it. */
export function FormKeeper({ form, locale, labels, look }: FormKeeperProps) {
  const place = useRef<HTMLDivElement>(null)
  const [savedAt, setSavedAt] = useState<Date>()
  const discard = useRef<() => void>(undefined)

  useEffect(() => {
    const element = place.current?.closest('form')
    if (!element) return
    setHidden(element, 'timeZone', ownTimeZone())
    const key = `uapp_draft-${form}`
    let draft: KeptDraft | undefined
    const keep = async () => {
      const { keepDraft } = await import('../requests/keep-draft.ts')
      draft ??= keepDraft(element, { key, onSaved: setSavedAt })
      discard.current = draft.discard
    }
    // The first key or click shows that somebody is here; a reader who only looks costs nothing.
    const solve = async () => {
      const { solveBotTask } = await import('../requests/solve-bot-task.ts')
      setHidden(element, 'botProof', await solveBotTask(form, element))
    }
    const begin = () => {
      void keep()
      void solve()
    }
    if (hasDraft(key)) void keep()
    if (element.contains(document.activeElement)) begin()
    else element.addEventListener('focusin', begin, { once: true })
    return () => {
      draft?.stop()
      element.removeEventListener('focusin', begin)
    }
  }, [form])

  const time = savedAt && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(savedAt)
  return (
    <div ref={place} className={look.keeper} aria-live="polite">
      {time && (
        <>
          <span>{labels.saved.replace('{time}', time)}</span>
          <button
            type="button"
            className={look.discard}
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

function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
