import { discoveryTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import { ErrorTimeout } from 'oidc-client-ts'
import { isAddress } from './is-address.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFields } from './to-fields.ts'

/**
 * Checks that the identity server is reachable and is the configured issuer before the browser is redirected to it.
 * Otherwise the user would see the browser's own error page.
 */
export async function discover(issuer: string): Promise<void> {
  const response = await fetchWithTimeout(`${issuer}/.well-known/openid-configuration`)
  if (!response.ok) throw new SignInRefused({ kind: 'exchange-status', status: response.status })
  const metadata = toFields(await response.json().catch(() => undefined))
  const hasEndpoints = [metadata['authorization_endpoint'], metadata['token_endpoint']].every(isAddress)
  if (!hasEndpoints) throw new SignInRefused({ kind: 'well-known-missing' })
  if (metadata['issuer'] !== issuer) throw new SignInRefused({ kind: 'configuration-invalid' })
}

async function fetchWithTimeout(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(discoveryTimeoutMs), credentials: 'omit' })
  } catch (error) {
    throw error instanceof DOMException ? new ErrorTimeout(error.message) : error
  }
}
