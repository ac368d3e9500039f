import { z } from 'zod'

/** A stored sign-in of an editor. */
export const editorSession = z.object({
  /** The id of the browser that signed in; the session is invalid in any other. */
  browser: z.string().min(1),
  since: z.iso.datetime(),
})

export type EditorSession = z.infer<typeof editorSession>

/** A working day. The browser id lives longer, but does not mean signed in. */
export const editorRightSeconds = 8 * 60 * 60
export const editorBrowserSeconds = 90 * 24 * 60 * 60

/** Whether the session is valid for this browser now. */
export function hasEditorRight({ browser, since }: EditorSession, request: { browser: string; now: Date }): boolean {
  const age = request.now.getTime() - Date.parse(since)
  return browser === request.browser && age >= 0 && age < editorRightSeconds * 1000
}
