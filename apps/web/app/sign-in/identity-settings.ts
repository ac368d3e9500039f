import type { PlainFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import { z } from 'zod'
import { SignInRefused } from './sign-in-refused.ts'

const identitySettings = z.object({
  issuer: z.url(),
  clientId: z.string().min(1),
  /** Where tokens are kept: until they end, or until the tab is closed. */
  storage: z.enum(['local', 'session']),
  /** What our clock said when the page was made, in milliseconds. */
  servedAt: z.number(),
})

/** What the browser must know to sign somebody in; nothing of it is secret. */
export type IdentitySettings = z.infer<typeof identitySettings>

export function readIdentitySettings(): IdentitySettings {
  return parseIdentitySettings(document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content)
}

/** Says which part is wrong: this is found while somebody sets the portal up. */
export function parseIdentitySettings(content: string | undefined): IdentitySettings {
  if (content === undefined) throw refused('server-not-set')
  const given = parseJson(content)
  const parsed = identitySettings.safeParse(given)
  if (parsed.success) return parsed.data
  const named = z.looseObject({}).safeParse(given)
  if (named.success && !named.data['issuer']) throw refused('well-known-missing')
  if (named.success && !named.data['clientId']) throw refused('client-id-missing')
  throw refused('configuration-invalid')
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
