import { useTexts } from '../../frame/texts.tsx'
import type { Account } from './account-context.ts'

const names = {
  app: 'account.mfa.app',
  passkey: 'account.mfa.passkey',
  'recovery-codes': 'account.mfa.recovery-codes',
} as const

/** What kind of device it is, and how the person called it. */
export function useDeviceName(): (device: Account['devices'][number]) => string {
  const texts = useTexts()
  return ({ kind, label }) => {
    const name = texts(names[isKind(kind) ? kind : 'app'])
    // Nobody names a list of codes; the identity server calls each the same.
    return label && kind !== 'recovery-codes' ? `${name}, ${label}` : name
  }
}

function isKind(kind: string): kind is keyof typeof names {
  return Object.hasOwn(names, kind)
}
