import type { PlainFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import { isAddress } from './is-address.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFields } from './to-fields.ts'

/** What the browser must know to sign somebody in; nothing of it is secret. */
export type IdentitySettings = {
  issuer: string
  clientId: string
  /** Where tokens are kept: until they end, or until the tab is closed. */
  storage: 'local' | 'session'
  /** What our clock said when the page was made, in milliseconds. */
  servedAt: number
}

export function readIdentitySettings(): IdentitySettings {
  return parseIdentitySettings(document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content)
}

/** Says which part is wrong: this is found while somebody sets the portal up. */
export function parseIdentitySettings(content: string | undefined): IdentitySettings {
  if (content === undefined) throw refused('server-not-set')
  const given = parseJson(content)
  if (typeof given !== 'object') throw refused('configuration-invalid')
  const { issuer, clientId, storage, servedAt } = toFields(given)
  if (!issuer) throw refused('well-known-missing')
  if (!clientId) throw refused('client-id-missing')
  if (!isAddress(issuer) || typeof clientId !== 'string' || typeof servedAt !== 'number') {
    throw refused('configuration-invalid')
  }
  if (storage !== 'local' && storage !== 'session') throw refused('configuration-invalid')
  return { issuer, clientId, storage, servedAt }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refused(kind: PlainFailure): SignInRefused {
  return new SignInRefused({ kind })
}
