import { createClientAssertion } from '@ferrule/connectors/identity-client/client-assertion'
import type { Settings } from '../settings.ts'

type IdentitySettings = Pick<
  Settings,
  'IDENTITY_INTERNAL_URL' | 'IDENTITY_ISSUER' | 'IDENTITY_AUDIENCE' | 'IDENTITY_DATA_KEY'
>

/** The address of the identity server, and the client assertion that authenticates the data service there. */
export function toIdentityAccess(settings: IdentitySettings) {
  const { IDENTITY_INTERNAL_URL: internalUrl, IDENTITY_ISSUER: issuer } = settings
  const clientId = settings.IDENTITY_AUDIENCE
  return {
    internalUrl,
    issuer,
    authenticateClient: createClientAssertion({ issuer, clientId, key: settings.IDENTITY_DATA_KEY }),
  }
}
