import { mayReload } from '@ferrule/domain/builds/reload-stale-build'

const flag = 'uapp_reloaded-at'

/** Reloads the page once when a script of an old build is gone, and never while a form has unsent input. */
export function reloadOnce(): void {
  const now = Date.now()
  try {
    const stored = sessionStorage.getItem(flag)
    const lastAt = stored === null ? undefined : Number(stored)
    if (!mayReload({ now, lastAt, hasUnsentInput: hasUnsentInput() })) return
    sessionStorage.setItem(flag, String(now))
  } catch {
    // Without session storage the page could reload forever.
    return
  }
  location.reload()
}

/** Whether any form field differs from its initial value. */
export function hasUnsentInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
}
