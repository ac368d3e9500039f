/** Types of the service worker scope, which are not part of the DOM types. */
type WorkerFetchEvent = Event & { request: Request; respondWith: (response: Promise<Response>) => void }
type ServiceWorkerScope = {
  registration: { scope: string }
  addEventListener: (type: 'fetch', listen: (event: WorkerFetchEvent) => void) => void
}

/**
 * The service worker of instructions on a device: without network, the address on the label opens the page that the
 * device keeps. PDFs never change, so they come from the device. It must not use imports or outer variables, because
 * only the source of this function is sent to the browser.
 */
export function instructionsServiceWorker(worker: ServiceWorkerScope): void {
  async function respondToLabel(request: Request, pathname: string): Promise<Response> {
    try {
      return await fetch(request)
    } catch {
      return (await caches.match(pathname)) ?? Response.error()
    }
  }

  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== new URL(worker.registration.scope).origin) return
    if (request.mode === 'navigate' && /^\/id\/[^/]+$/.test(pathname)) {
      event.respondWith(respondToLabel(request, pathname))
    } else if (/^\/id\/[^/]+\/documents\/.*\.pdf$/.test(pathname)) {
      event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
    }
  })
}
