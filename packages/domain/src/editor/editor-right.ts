import { z } from 'zod'

/** What is remembered of an editor's sign-in. */
export const editorSession = z.object({
  /** Of the browser it was given to: shown by another one it is worth nothing. */
  browser: z.string().min(1),
  since: z.iso.datetime(),
})

export type EditorSession = z.infer<typeof editorSession>

/** A working day. The browser is remembered for longer, but not as signed in. */
export const editorRightSeconds = 8 * 60 * 60
export const editorBrowserSeconds = 90 * 24 * 60 * 60

/** Whether a sign-in still gives an editor's right to the browser that shows it. */
export function holdsEditorRight({ browser, since }: EditorSession, shown: { browser: string; now: Date }): boolean {
  const age = shown.now.getTime() - Date.parse(since)
  return browser === shown.browser && age >= 0 && age < editorRightSeconds * 1000
}
