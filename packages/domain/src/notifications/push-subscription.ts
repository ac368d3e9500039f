import { z } from 'zod'
import { browserNames } from './browser-name.ts'

/** The push services of Chrome and its relatives, Firefox, Edge and Safari. A caller cannot name another server. */
const pushServices = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

/** The oldest of more devices are probably out of use, and each costs a request for each notification. */
export const maxPushSubscriptions = 10

/** Bytes in Base64url without padding, of exactly this length. */
const bytes = (length: number) =>
  z
    .base64url()
    .length(Math.ceil((length * 4) / 3))
    .refine((text) => !text.includes('='))

/** A subscription as the browser's `PushSubscription` gives it. */
export const pushSubscription = z.object({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .refine(isOfPushService),
  /** The public key of the browser: an uncompressed point on P-256. */
  p256dh: bytes(65).startsWith('B'),
  auth: bytes(16),
  browser: z.enum(browserNames),
})

export type PushSubscriptionInput = z.infer<typeof pushSubscription>

function isOfPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '' || url.port !== '') return false
  return pushServices.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}
