import { useEffect } from 'react'
import { onSessionNews } from './session-news.ts'
import { isSignedOut } from './stored-person.ts'

/** A logout in one tab is one in all of them, and one that happened while this page was kept for the way back. */
export function useSignOutElsewhere(signedOutPage: string): void {
  useEffect(() => {
    const leave = () => window.location.replace(signedOutPage)
    const leaveIfKept = ({ persisted }: PageTransitionEvent) => persisted && isSignedOut() && leave()
    const stopListening = onSessionNews('signed-out', leave)
    window.addEventListener('pageshow', leaveIfKept)
    return () => {
      stopListening()
      window.removeEventListener('pageshow', leaveIfKept)
    }
  }, [signedOutPage])
}
