import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto'
import { calculateJwkThumbprint, SignJWT } from 'jose'

export type ClientAssertionSettings = {
  issuer: string
  clientId: string
  /** An Ed25519 private key as PKCS #8 in Base64. */
  key: string
}

/** Returns the form fields with which a confidential client authenticates at the identity server. */
export type AuthenticateClient = () => Promise<Record<string, string>>

/** The identity server accepts a minute at most. */
const lifetime = '30s'

/** Authenticates a client with a signed JWT (RFC 7523): each is valid once, and no secret leaves the process. */
export function createClientAssertion({ issuer, clientId, key }: ClientAssertionSettings): AuthenticateClient {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`the key of ${clientId} must be an Ed25519 key`)
  const thumbprint = calculateJwkThumbprint(createPublicKey(privateKey))
  return async () => ({
    client_id: clientId,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA', kid: await thumbprint })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(privateKey),
  })
}
