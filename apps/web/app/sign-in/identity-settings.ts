import type { SimpleSignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import { isAddress } from './is-address.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFields } from './to-fields.ts'

/** The OIDC settings of the browser; none of them is secret. */
export type IdentitySettings = {
  issuer: string
  clientId: string
  /** The storage of tokens: `local` until they expire, `session` until the tab is closed. */
  storage: 'local' | 'session'
  /** The server's time when the page was rendered, in milliseconds. */
  servedAt: number
}

export function readIdentitySettings(): IdentitySettings {
  return parseIdentitySettings(document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content)
}

/** The failure names the wrong setting, for the administrator who sets the portal up. */
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

function refused(kind: SimpleSignInFailure): SignInRefused {
  return new SignInRefused({ kind })
}
