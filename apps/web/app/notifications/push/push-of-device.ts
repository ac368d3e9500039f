import { toBrowserName } from '@ferrule/domain/notifications/browser-name'
import { registerServiceWorker } from '../../parts/offline/register-service-worker.ts'

const scope = '/push/'

export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The subscription of this browser; it may belong to another person. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!isPushSupported()) return undefined
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/**
 * Subscribes this browser; it asks for permission if it has not yet. An earlier subscription is ended, because it may
 * belong to another person or another key. Throws if the permission is denied or the push service cannot be reached.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await (await findSubscription())?.unsubscribe()
  await registerServiceWorker(`${scope}worker`)
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (!registration) throw new Error('the service worker is not registered')
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Ends the subscription at the push service, which then refuses its messages, and removes the service worker. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister()
}

export function toSubscriptionInput(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return { endpoint: endpoint ?? '', p256dh, auth, browser: toBrowserName(navigator.userAgent) }
}

/** Whether the subscription was made with this key; browsers refuse messages that another key has signed. */
export function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
