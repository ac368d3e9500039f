import { useTexts } from '../../frame/texts.tsx'
import type { Account, Notice } from './account-context.ts'
import type { RedirectState } from './identity-redirect.ts'

/** Reports changes made at the identity server. It compares dates of the account and does not trust the URL. */
export function useReturnNotice(account: Account, redirectState: RedirectState | undefined): Notice | undefined {
  const texts = useTexts()
  if (!redirectState) return undefined
  if (redirectState.saved) {
    return { kind: 'success', title: texts('account.profile.saved'), text: texts('account.profile.saved-text') }
  }
  const isNewer = (date: string | null) => date !== null && Date.parse(date) > Date.parse(redirectState.at)
  if (redirectState.action === 'UPDATE_PASSWORD' && isNewer(account.passwordChangedAt)) {
    return { kind: 'success', title: texts('account.password.changed'), text: texts('account.password.changed-text') }
  }
  if (redirectState.action && account.devices.some(({ addedAt }) => isNewer(addedAt))) {
    return { kind: 'success', title: texts('account.mfa.added') }
  }
  return undefined
}
