import {
  assessClientAnswer,
  type CompanyProvider,
  hasSigningKey,
  type ProviderProblem,
  readDiscovery,
  toDiscoveryUrl,
} from '@ferrule/domain/company-sign-in/company-provider'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { createFetchExternal } from '../external-http/fetch-external.ts'

export type ProviderClient = { id: string; secret: string; redirectUri: string }

/**
 * Reads the discovery document and the keys of a company's provider, and with a client also whether the provider accepts
 * its secret. The addresses come from a customer: private networks are refused.
 */
export type CheckProvider = (
  issuer: string,
  client?: ProviderClient,
) => Promise<Result<CompanyProvider, ProviderProblem>>

type CheckSettings = { trustedNetworks: string; timeoutMs?: number }

const maxBytes = 500_000

export function createCheckProvider({ trustedNetworks, timeoutMs = 4000 }: CheckSettings): CheckProvider {
  const call = async (url: string, request: { method: string; headers: Record<string, string>; body?: string }) => {
    const fetchExternal = createFetchExternal({ origins: [url], trustedNetworks, timeoutMs, maxBytes })
    const { status, body } = await fetchExternal(url, request)
    return { status, body: parseJson(body.toString()) }
  }
  const read = (url: string) => call(url, { method: 'GET', headers: { accept: 'application/json' } })
  const check = async (issuer: string, client?: ProviderClient): ReturnType<CheckProvider> => {
    const discovery = await read(toDiscoveryUrl(issuer))
    if (discovery.status !== 200) return refuse('provider-unreachable')
    const provider = readDiscovery(issuer, discovery.body)
    if (!provider.ok) return provider
    if (!hasSigningKey((await read(provider.value.keysUrl)).body)) return refuse('no-signing-key')
    if (!client) return provider
    const answer = await call(provider.value.tokenUrl, toTokenRequest(provider.value, client))
    const assessment = assessClientAnswer(answer.status, answer.body)
    if (assessment === 'accepted') return ok(provider.value)
    return refuse(assessment === 'refused' ? 'client-refused' : 'provider-unreachable')
  }
  return (issuer, client) => check(issuer, client).catch(() => refuse('provider-unreachable'))
}

/** Redeems a code that does not exist: the provider authenticates the client before it refuses the code. */
function toTokenRequest({ clientAuthentication }: CompanyProvider, { id, secret, redirectUri }: ProviderClient) {
  const fields = { grant_type: 'authorization_code', code: 'connection-check', redirect_uri: redirectUri }
  const isBasic = clientAuthentication === 'client_secret_basic'
  const credentials = isBasic ? {} : { client_id: id, client_secret: secret }
  // RFC 6749, section 2.3.1: both parts are encoded as in a form.
  const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
  return {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...(isBasic ? { authorization: `Basic ${basic}` } : {}),
    },
    body: new URLSearchParams({ ...fields, ...credentials }).toString(),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
