import { clearStoredDraft } from './stored-draft.ts'

export type AutosaveOptions = { key: string; onSaved: (at: Date) => void }

export type StoredDraft = { discard: () => void; stop: () => void }

/** Fields that the form fills in itself. */
const generatedFields = ['idempotencyKey', 'about', 'botProof', 'timeZone', 'shownAt', 'website', 'files']

/**
 * Saves the form's input in this browser, and restores it when the form is opened again. The receipt page clears the
 * draft, so the input survives a crash of the browser, a network failure and an outage of the server.
 */
export function autosaveDraft(form: HTMLFormElement, { key, onSaved }: AutosaveOptions): StoredDraft {
  restore(form, key)
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (store(key, toDraft(form))) onSaved(new Date())
  }
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(save, 400)
  }
  // The visitor may have typed before this script was loaded.
  if (Object.keys(toDraft(form)).length > 0) save()
  form.addEventListener('input', saveSoon)
  form.addEventListener('submit', save)
  // Saves input typed less than 400 ms before the visitor leaves the page.
  const savePending = () => {
    if (timer !== undefined) save()
  }
  addEventListener('pagehide', savePending)
  return {
    discard: () => {
      clearTimeout(timer)
      clearStoredDraft(key)
      form.reset()
    },
    stop: () => {
      clearTimeout(timer)
      form.removeEventListener('input', saveSoon)
      form.removeEventListener('submit', save)
      removeEventListener('pagehide', savePending)
    },
  }
}

function toDraft(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && !generatedFields.includes(name) ? [[name, value]] : [],
  )
  return Object.fromEntries(typed)
}

/** Does not overwrite a value from the server: it is the input of a submission that was just refused. */
function restore(form: HTMLFormElement, key: string): void {
  for (const [name, value] of load(key)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= field.value === value
    else if (field instanceof RadioNodeList) field.value ||= value
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value ||= value
  }
}

/** Any script of this origin can write to the storage, so values that are not text are ignored. */
function load(key: string): [name: string, value: string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return Object.entries(Object(stored)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  } catch {
    return []
  }
}

function store(key: string, draft: Record<string, string>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
