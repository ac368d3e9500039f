import { useEffect } from 'react'
import { onSessionEvent } from './session-channel.ts'
import { isSignedOut } from './stored-person.ts'

/** Leaves the page after a logout in another tab, including one that happened while the page was in the bfcache. */
export function useSignOutElsewhere(signedOutPage: string): void {
  useEffect(() => {
    const leave = () => window.location.replace(signedOutPage)
    const leaveIfRestored = ({ persisted }: PageTransitionEvent) => persisted && isSignedOut() && leave()
    const stopListening = onSessionEvent('signed-out', leave)
    window.addEventListener('pageshow', leaveIfRestored)
    return () => {
      stopListening()
      window.removeEventListener('pageshow', leaveIfRestored)
    }
  }, [signedOutPage])
}
