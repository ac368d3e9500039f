import { onSessionEvent } from './session-channel.ts'
import { SignInRefused } from './sign-in-refused.ts'

/** Shows the dialog, with a callback for when the user closes it; hides it without a callback. */
type ShowPrompt = (onRefused: (() => void) | undefined) => void

/** Set while a screen is rendered whose input a redirect to the login would lose. */
let showPrompt: ShowPrompt | undefined

/** Registers the dialog; returns a function that unregisters it. */
export function registerPrompt(show: ShowPrompt): () => void {
  showPrompt = show
  return () => {
    if (showPrompt === show) showPrompt = undefined
  }
}

export function canPromptHere(): boolean {
  return showPrompt !== undefined
}

/** Asks the user to log in again, and resolves when they have, in any tab or window. */
export async function promptSignInAgain(): Promise<void> {
  let stopListening = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      stopListening = onSessionEvent('signed-in', resolve)
      showPrompt?.(() => reject(new SignInRefused({ kind: 'consent-required' })))
    })
  } finally {
    stopListening()
    showPrompt?.(undefined)
  }
}
