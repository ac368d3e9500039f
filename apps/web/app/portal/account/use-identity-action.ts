import { useTexts } from '../../frame/texts.tsx'
import { useAccount } from './account-context.ts'
import { goToAction, type IdentityAction } from './identity-redirect.ts'

/** Returns a function that leaves for an action at the identity server, and notifies the user if that fails. */
export function useIdentityAction(): (action: IdentityAction) => Promise<void> {
  const texts = useTexts()
  const { notify } = useAccount()
  return async (action) => {
    if (!(await goToAction(action))) notify({ kind: 'error', title: texts('account.unavailable') })
  }
}
