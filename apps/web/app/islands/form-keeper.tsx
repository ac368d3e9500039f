import { useEffect, useRef, useState } from 'react'
import { hasKeptFiles } from '../files/has-kept-files.ts'
import { forgetDraft, hasDraft } from '../requests/stored-draft.ts'
import type { KeptDraft } from '../requests/keep-draft.ts'
import { ownTimeZone } from '../frame/own-time-zone.ts'

export type FormKeeperProps = {
  form: string
  /** What was typed and chosen in these forms has arrived a moment ago: it is kept no longer. */
  arrived: readonly string[]
  /** Written in the language of the page. */
  locale: string
  /** `saved` has the place {time}. */
  labels: { saved: string; discard: string }
  /** Its class names: their sheet is one that few pages link, and its list of names would be fetched with the island. */
  look: { keeper: string; discard: string }
}

/** Stands within a form: keeps what is typed until it is sent, and does what a browser can to show a person sent it. */
export function FormKeeper({ form, arrived, locale, labels, look }: FormKeeperProps) {
  const place = useRef<HTMLDivElement>(null)
  const [savedAt, setSavedAt] = useState<Date>()
  const discard = useRef<() => void>(undefined)

  useEffect(() => {
    const element = place.current?.closest('form')
    if (!element) return
    setHidden(element, 'timeZone', ownTimeZone())
    const key = draftOf(form)
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
      if (element.elements.namedItem('botProof')) void solve()
    }
    if (arrived.length > 0) forgetArrived(arrived)
    if (hasDraft(key)) void keep()
    if (element.contains(document.activeElement)) begin()
    else element.addEventListener('focusin', begin, { once: true })
    return () => {
      draft?.stop()
      element.removeEventListener('focusin', begin)
    }
  }, [form, arrived])

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

const draftOf = (form: string) => `uapp_draft-${form}`

function forgetArrived(forms: readonly string[]): void {
  for (const form of forms) {
    forgetDraft(draftOf(form))
    // Next to nobody has chosen any, so what can forget them is fetched then.
    if (hasKeptFiles(form)) void import('../files/kept-files.ts').then(({ forgetFilesOf }) => forgetFilesOf(form))
  }
  // Whoever keeps this address and comes back has not sent anything: what they may be writing then is left alone.
  history.replaceState(history.state, '', location.pathname)
}

function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
