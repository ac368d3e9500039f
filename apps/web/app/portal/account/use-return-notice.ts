import { useTexts } from '../../frame/texts.tsx'
import type { Account, Notice } from './account-context.ts'
import type { Left } from './leave-and-return.ts'

/** What has changed while the person was at the identity server; told from the account itself, not from the address. */
export function useReturnNotice(account: Account, left: Left | undefined): Notice | undefined {
  const texts = useTexts()
  if (!left) return undefined
  if (left.saved) {
    return { kind: 'success', title: texts('account.profile.saved'), text: texts('account.profile.saved-text') }
  }
  const since = (moment: string | null) => moment !== null && Date.parse(moment) > Date.parse(left.at)
  if (left.action === 'UPDATE_PASSWORD' && since(account.passwordChangedAt)) {
    return { kind: 'success', title: texts('account.password.changed'), text: texts('account.password.changed-text') }
  }
  if (left.action && account.devices.some(({ addedAt }) => since(addedAt))) {
    return { kind: 'success', title: texts('account.mfa.added') }
  }
  return undefined
}
