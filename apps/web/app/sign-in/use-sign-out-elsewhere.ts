import { useEffect } from 'react'
import { personKey } from './stored-person.ts'

/** A logout in one tab is one in all of them: what is removed there is heard of here. */
export function useSignOutElsewhere(signedOutPage: string): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === personKey && newValue === null) window.location.replace(signedOutPage)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [signedOutPage])
}
