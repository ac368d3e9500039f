import { useEffect, useRef, useState } from 'react'
import { keepDraft } from '../requests/keep-draft.ts'
import classes from './form-keeper.module.css'

export type FormKeeperProps = {
  form: string
  /** Written in the language of the page. */
  locale: string
  /** `saved` has the place {time}. */
  labels: { saved: string; discard: string }
}

/** Stands within a form: keeps what is typed until it is sent, and does what a browser can to show a person sent it. */
export function FormKeeper({ form, locale, labels }: FormKeeperProps) {
  const place = useRef<HTMLDivElement>(null)
  const [savedAt, setSavedAt] = useState<Date>()
  const discard = useRef<() => void>(undefined)

  useEffect(() => {
    const element = place.current?.closest('form')
    if (!element) return
    setHidden(element, 'timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone)
    const draft = keepDraft(element, { key: `uapp_draft-${form}`, onSaved: setSavedAt })
    discard.current = draft.discard
    // The first key or click shows that somebody is here; a reader who only looks costs nothing.
    const solve = async () => {
      const { solveBotTask } = await import('../requests/solve-bot-task.ts')
      setHidden(element, 'botProof', await solveBotTask(form))
    }
    const begin = () => void solve()
    element.addEventListener('focusin', begin, { once: true })
    return () => {
      draft.stop()
      element.removeEventListener('focusin', begin)
    }
  }, [form])

  const time = savedAt && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(savedAt)
  return (
    <div ref={place} className={classes.keeper} aria-live="polite">
      {time && (
        <>
          <span>{labels.saved.replace('{time}', time)}</span>
          <button
            type="button"
            className={classes.discard}
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
