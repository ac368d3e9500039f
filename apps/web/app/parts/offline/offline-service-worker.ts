/** Types of the service worker scope, which are not part of the DOM types. */
type LifecycleEvent = Event & { waitUntil: (done: Promise<unknown>) => void }
type WorkerFetchEvent = Event & { request: Request; respondWith: (response: Promise<Response>) => void }
type WorkerMessageEvent = LifecycleEvent & { ports: readonly MessagePort[] }
type ServiceWorkerScope = {
  registration: { scope: string }
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: LifecycleEvent) => void): void
    (type: 'fetch', listen: (event: WorkerFetchEvent) => void): void
    (type: 'message', listen: (event: WorkerMessageEvent) => void): void
  }
}

type OfflineOptions = {
  build: string
  /** The name prefix of its caches. */
  prefix: string
  /** The redirect to the offline page passes this on: the machine of a part list, or the requested address. */
  passes: 'serial' | 'address'
}

/**
 * The service worker: returns the offline page and its files from the cache, and redirects to it when a page in its
 * folder cannot be reached. It must not use imports or outer variables, because only the source of this function is sent to
 * the browser. Each build has its own cache. A new worker deletes the previous cache when it activates, which happens
 * once no page uses the old worker.
 */
export function offlineServiceWorker(worker: ServiceWorkerScope, { build, prefix, passes }: OfflineOptions): void {
  const page = `${worker.registration.scope}offline`
  const cachePrefix = `${prefix} ${new URL(page).pathname} `
  const cacheName = `${cachePrefix}${build}`

  async function saveFiles(): Promise<void> {
    const response = await fetch(page, { cache: 'no-store' })
    if (!response.ok) throw new Error(`the offline page responded with status ${response.status}`)
    const files = new Set((await response.clone().text()).match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g))
    const cache = await caches.open(cacheName)
    await cache.addAll([...files])
    await cache.put(page, response)
  }

  async function deleteOldCaches(): Promise<void> {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
  }

  /** An unregistered worker that is registered again does not install again, but its cache has been deleted. */
  async function replyWhenSaved(port: MessagePort | undefined): Promise<void> {
    try {
      if (!(await caches.match(page, { cacheName }))) await saveFiles()
      port?.postMessage('cached')
    } catch {
      port?.postMessage('failed')
    }
  }

  async function respondToNavigation(request: Request): Promise<Response> {
    const { pathname, search, searchParams } = new URL(request.url)
    const cached = pathname === new URL(page).pathname && (await caches.match(page, { cacheName }))
    if (cached) return cached
    try {
      return await fetch(request)
    } catch {
      const passed = passes === 'address' ? `${pathname}${search}` : searchParams.get('serial')
      return Response.redirect(passed ? `${page}?${passes}=${encodeURIComponent(passed)}` : page)
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(saveFiles()))
  worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
  worker.addEventListener('message', (event) => event.waitUntil(replyWhenSaved(event.ports[0])))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== new URL(page).origin) return
    if (request.mode === 'navigate') event.respondWith(respondToNavigation(request))
    else if (pathname.startsWith('/assets/')) {
      event.respondWith(caches.match(request, { cacheName }).then((cached) => cached ?? fetch(request)))
    }
  })
}
