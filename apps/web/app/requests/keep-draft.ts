import { forgetDraft } from './stored-draft.ts'

export type KeepDraftOptions = { key: string; onSaved: (at: Date) => void }

export type KeptDraft = { discard: () => void; stop: () => void }

/** What the form itself adds is no answer of the person. */
const notTyped = ['idempotencyKey', 'about', 'botProof', 'timeZone', 'shownAt', 'website', 'files']

/**
 * Keeps what is typed on this device, and puts it back when the form is opened again. The receipt throws it away: until
 * then nothing that was typed is lost, whatever happens to the browser, the network or us.
 */
export function keepDraft(form: HTMLFormElement, { key, onSaved }: KeepDraftOptions): KeptDraft {
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
  // Somebody may have typed before this script came.
  if (Object.keys(toDraft(form)).length > 0) save()
  form.addEventListener('input', saveSoon)
  form.addEventListener('submit', save)
  // A page that is left right after the last key must not take the last words along.
  const saveWhatWaits = () => {
    if (timer !== undefined) save()
  }
  addEventListener('pagehide', saveWhatWaits)
  return {
    discard: () => {
      clearTimeout(timer)
      forgetDraft(key)
      form.reset()
    },
    stop: () => {
      clearTimeout(timer)
      form.removeEventListener('input', saveSoon)
      form.removeEventListener('submit', save)
      removeEventListener('pagehide', saveWhatWaits)
    },
  }
}

function toDraft(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && !notTyped.includes(name) ? [[name, value]] : [],
  )
  return Object.fromEntries(typed)
}

/** What the server wrote into a field stands: it is what was sent a moment ago. */
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

/** Anybody can write there, so only text under a name is taken. */
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
