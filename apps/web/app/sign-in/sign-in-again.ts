import { onSessionNews } from './session-news.ts'
import { SignInRefused } from './sign-in-refused.ts'

/** Shows the question, with what to call when the person will not answer it; without, takes it away. */
type ShowQuestion = (onRefused: (() => void) | undefined) => void

/** Set while a screen is there that would lose what somebody typed if the page went to the login. */
let showQuestion: ShowQuestion | undefined

/** The screen that can ask; returns how to take it away. */
export function offerToAsk(show: ShowQuestion): () => void {
  showQuestion = show
  return () => {
    if (showQuestion === show) showQuestion = undefined
  }
}

export function canAskHere(): boolean {
  return showQuestion !== undefined
}

/** Asks the person on the screen to log in again, and waits until they have, in whichever tab or window. */
export async function askToSignInAgain(): Promise<void> {
  let stopListening = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      stopListening = onSessionNews('signed-in', resolve)
      showQuestion?.(() => reject(new SignInRefused({ kind: 'consent-required' })))
    })
  } finally {
    stopListening()
    showQuestion?.(undefined)
  }
}
