/** Types of the service worker scope, which are not part of the DOM types. */
type ExtendableEvent = Event & { waitUntil: (done: Promise<unknown>) => void }
type PushEvent = ExtendableEvent & { data: { json: () => unknown } | null }
type ClickEvent = ExtendableEvent & { notification: Pick<Notification, 'data' | 'close'> }
type ChangeEvent = ExtendableEvent & {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}
/** Only our data service can encrypt a message for the browser. */
type PushedMessage = { title?: string; body?: string; path?: string; tag?: string }
type WindowClient = { url: string; focus: () => Promise<unknown> }
type ServiceWorkerScope = {
  registration: {
    scope: string
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
    pushManager: Pick<PushManager, 'subscribe'>
  }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install', listen: (event: ExtendableEvent) => void): void
    (type: 'push', listen: (event: PushEvent) => void): void
    (type: 'notificationclick', listen: (event: ClickEvent) => void): void
    (type: 'pushsubscriptionchange', listen: (event: ChangeEvent) => void): void
  }
}

/**
 * The service worker of notifications on this device. It serves no pages, so that one subscription does for all
 * languages and builds of the portal. It must not use imports or outer variables, because only the source of this
 * function is sent to the browser.
 */
export function pushServiceWorker(worker: ServiceWorkerScope): void {
  const { origin } = new URL(worker.registration.scope)

  /** A browser that sees a push without a notification shows one of its own, and then withdraws the subscription. */
  function show(data: unknown): Promise<void> {
    const { title = '', body = '', path, tag = '' } = Object(data) as PushedMessage
    return worker.registration.showNotification(title, { body, tag, data: path, icon: '/icons/default-192.png' })
  }

  /** Focuses the tab that shows the record. Another tab may hold half a form, so it is left alone. */
  async function open(path: string): Promise<void> {
    const url = new URL(path, origin)
    if (url.origin !== origin) return
    const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const tab = tabs.find((one) => new URL(one.url).pathname === url.pathname)
    await (tab ? tab.focus() : worker.clients.openWindow(url.href))
  }

  /** The portal reports the new endpoint when it is opened the next time, because only its pages are signed in. */
  async function renew({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
    const key = oldSubscription?.options.applicationServerKey
    if (newSubscription || !key) return
    await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(`${event.notification.data ?? '/'}`))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}
