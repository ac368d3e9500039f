import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'

const clientAuthentications = ['client_secret_basic', 'client_secret_post'] as const

/** The parts of an OpenID Connect discovery document that a login needs. */
export type CompanyProvider = {
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  keysUrl: string
  logoutUrl: string | null
  clientAuthentication: (typeof clientAuthentications)[number]
}

export type ProviderProblem =
  | 'provider-unreachable'
  | 'discovery-invalid'
  | 'issuer-mismatch'
  | 'no-client-secret'
  | 'no-signing-key'
  | 'client-refused'
  | 'metadata-invalid'

const endpoint = z.url({ protocol: /^https?$/ }).max(2000)

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  end_session_endpoint: endpoint.optional(),
  // The default of OpenID Connect Discovery 1.0, section 3.
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})

/** Where the discovery document of an issuer is. */
export function toDiscoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}

/** Reads a discovery document. It must name exactly the issuer that the administrator entered, and protect as much. */
export function readDiscovery(
  issuer: string,
  document: unknown,
): Result<CompanyProvider, 'discovery-invalid' | 'issuer-mismatch' | 'no-client-secret'> {
  const parsed = discoveryDocument.safeParse(document)
  if (!parsed.success) return refuse('discovery-invalid')
  const { data } = parsed
  if (data.issuer !== issuer) return refuse('issuer-mismatch')
  const endpoints = [data.authorization_endpoint, data.token_endpoint, data.jwks_uri, data.end_session_endpoint]
  const { protocol } = new URL(issuer)
  if (endpoints.some((url) => url !== undefined && new URL(url).protocol !== protocol))
    return refuse('discovery-invalid')
  const supported = data.token_endpoint_auth_methods_supported
  const clientAuthentication = clientAuthentications.find((method) => supported.includes(method))
  if (!clientAuthentication) return refuse('no-client-secret')
  return ok({
    issuer,
    authorizationUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    keysUrl: data.jwks_uri,
    logoutUrl: data.end_session_endpoint ?? null,
    clientAuthentication,
  })
}

const signingAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const keySet = z.object({
  keys: z.array(z.object({ kty: z.string(), use: z.string().optional(), alg: z.string().optional() })).max(100),
})

/** Whether a key set has a key that can sign tokens. */
export function hasSigningKey(document: unknown): boolean {
  const parsed = keySet.safeParse(document)
  return (
    parsed.success &&
    parsed.data.keys.some(
      ({ kty, use = 'sig', alg }) =>
        kty !== 'oct' && use === 'sig' && (alg === undefined || signingAlgorithms.includes(alg)),
    )
  )
}

const tokenError = z.object({ error: z.string() })

/**
 * Assesses a client by the answer to an invalid code: a server authenticates the client first (RFC 6749, section 5.2).
 * Some answer `unauthorized_client` for a wrong secret.
 */
export function assessClientAnswer(status: number, body: unknown): 'accepted' | 'refused' | 'unknown' {
  const parsed = tokenError.safeParse(body)
  const error = parsed.success ? parsed.data.error : undefined
  if (status === 401 || error === 'invalid_client' || error === 'unauthorized_client') return 'refused'
  return status === 400 && error !== undefined ? 'accepted' : 'unknown'
}
