import { identityTimeoutMs } from '@ferrule/domain/sign-in/token-renewal'
import { ErrorTimeout } from 'oidc-client-ts'
import { z } from 'zod'
import { SignInRefused } from './sign-in-refused.ts'

const discovery = z.looseObject({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url() })

/**
 * Whether the identity server is there and is the one we mean, before anybody is sent to it: a browser's own page
 * about a host that does not answer helps nobody.
 */
export async function discover(issuer: string): Promise<void> {
  const response = await fetchInTime(`${issuer}/.well-known/openid-configuration`)
  if (!response.ok) throw new SignInRefused({ kind: 'exchange-status', status: response.status })
  const said = discovery.safeParse(await response.json().catch(() => undefined))
  if (!said.success) throw new SignInRefused({ kind: 'well-known-missing' })
  if (said.data.issuer !== issuer) throw new SignInRefused({ kind: 'configuration-invalid' })
}

async function fetchInTime(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(identityTimeoutMs), credentials: 'omit' })
  } catch (error) {
    throw error instanceof DOMException ? new ErrorTimeout(error.message) : error
  }
}
