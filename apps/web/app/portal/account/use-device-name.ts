import { useTexts } from '../../frame/texts.tsx'
import type { Account } from './account-context.ts'

/** What kind of device it is, and how the person called it. */
export function useDeviceName(): (device: Account['devices'][number]) => string {
  const texts = useTexts()
  return ({ kind, label }) => {
    const name = texts(kind === 'passkey' ? 'account.mfa.passkey' : 'account.mfa.app')
    return label ? `${name}, ${label}` : name
  }
}
