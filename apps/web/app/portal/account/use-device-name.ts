import { useTexts } from '../../frame/texts.tsx'
import type { Account } from './account-context.ts'

const names = {
  app: 'account.mfa.app',
  passkey: 'account.mfa.passkey',
  'recovery-codes': 'account.mfa.recovery-codes',
} as const

/** Returns a device's kind, followed by the label that the user gave it. */
export function useDeviceName(): (device: Account['devices'][number]) => string {
  const texts = useTexts()
  return ({ kind, label }) => {
    const name = texts(names[isKind(kind) ? kind : 'app'])
    // Users cannot name recovery codes; the identity server gives all of them the same label.
    return label && kind !== 'recovery-codes' ? `${name}, ${label}` : name
  }
}

function isKind(kind: string): kind is keyof typeof names {
  return Object.hasOwn(names, kind)
}
