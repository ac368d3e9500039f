import { discoveryTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import { ErrorTimeout } from 'oidc-client-ts'
import { isAddress } from './is-address.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { toFields } from './to-fields.ts'

/**
 * Whether the identity server is there and is the one we mean, before anybody is sent to it: a browser's own page
 * about a host that does not answer helps nobody.
 */
export async function discover(issuer: string): Promise<void> {
  const response = await fetchInTime(`${issuer}/.well-known/openid-configuration`)
  if (!response.ok) throw new SignInRefused({ kind: 'exchange-status', status: response.status })
  const said = toFields(await response.json().catch(() => undefined))
  const isWhole = [said['authorization_endpoint'], said['token_endpoint']].every(isAddress)
  if (!isWhole) throw new SignInRefused({ kind: 'well-known-missing' })
  if (said['issuer'] !== issuer) throw new SignInRefused({ kind: 'configuration-invalid' })
}

async function fetchInTime(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(discoveryTimeoutMs), credentials: 'omit' })
  } catch (error) {
    throw error instanceof DOMException ? new ErrorTimeout(error.message) : error
  }
}
