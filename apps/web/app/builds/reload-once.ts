import { mayReload } from '@ferrule/domain/builds/may-reload'

const flag = 'uapp_reloaded-at'

/** For a script of an old build that is gone: the page is loaded anew, once, and never over something typed. */
export function reloadOnce(): void {
  const now = Date.now()
  try {
    const stored = sessionStorage.getItem(flag)
    const lastAt = stored === null ? undefined : Number(stored)
    if (!mayReload({ now, lastAt, hasUnsentInput: hasUnsentInput() })) return
    sessionStorage.setItem(flag, String(now))
  } catch {
    // A browser that keeps nothing could reload for ever.
    return
  }
  location.reload()
}

/** Whether anything on the page differs from how it came. */
export function hasUnsentInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
}
