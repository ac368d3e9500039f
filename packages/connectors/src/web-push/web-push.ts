import { createECDH, randomBytes } from 'node:crypto'
import { type PushOutcome, toPushOutcome } from '@ferrule/domain/notifications/push-message'
import { SignJWT } from 'jose'
import { createFetchExternal, ExternalRefused, type ExternalSettings } from '../external-http/fetch-external.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import type { VapidKey } from './vapid-key.ts'

export type WebPush = {
  subscription: PushKeys & { endpoint: string }
  payload: string
  /** A waiting message with the same topic is replaced: at most 32 characters of Base64url. */
  topic: string
  /** Seconds for which the push service keeps the message for a browser that is offline. */
  ttl: number
}

export type SendWebPush = (push: WebPush) => Promise<PushOutcome>

type WebPushSettings = {
  key: VapidKey
  /** A `mailto:` or `https:` address at which push services reach us. */
  contact: string
  /** For tests. A browser names the endpoint, so no private network is trusted, not even those of the operator. */
  external?: Omit<ExternalSettings, 'origins'>
}

/** Sends messages by Web Push (RFC 8030), signed with our key (VAPID, RFC 8292). Throws if the service is unreachable. */
export function createWebPush({ key, contact, external }: WebPushSettings): SendWebPush {
  return async ({ subscription, payload, topic, ttl }) => {
    const { endpoint } = subscription
    const { origin } = new URL(endpoint)
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const headers = {
      authorization: `vapid t=${await signToken(key, { origin, contact })}, k=${key.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttl),
      topic,
    }
    const body = encryptPush(payload, subscription, { ecdh, salt: randomBytes(16) })
    const fetchExternal = createFetchExternal({ timeoutMs: 10_000, maxBytes: 100_000, ...external, origins: [origin] })
    try {
      const { status } = await fetchExternal(endpoint, { method: 'POST', headers, body })
      return toPushOutcome(status)
    } catch (error) {
      // A private address or a redirect: repeating the call would not change it.
      if (error instanceof ExternalRefused) return 'dropped'
      throw error
    }
  }
}

/** A token for one push service; services refuse one that is valid for more than a day. */
function signToken({ privateKey }: VapidKey, { origin, contact }: { origin: string; contact: string }) {
  return new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(origin)
    .setSubject(contact)
    .setExpirationTime('12h')
    .sign(privateKey)
}
