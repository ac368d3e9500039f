/** What a service worker has; the types of pages do not know it. */
type LifeEvent = Event & { waitUntil: (done: Promise<unknown>) => void }
type AskedEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type TellingEvent = LifeEvent & { ports: readonly MessagePort[] }
type ServiceWorkerScope = {
  registration: { scope: string }
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: LifeEvent) => void): void
    (type: 'fetch', listen: (event: AskedEvent) => void): void
    (type: 'message', listen: (event: TellingEvent) => void): void
  }
}

/**
 * The whole service worker: gives the page of kept part lists and its files from the device, and leads there when a
 * page of parts cannot be reached. Whole in itself, because only its own text is sent to the browser. Each build has
 * files of its own; those of the build before go once no page uses them any more.
 */
export function workOffline(worker: ServiceWorkerScope, { build, prefix }: { build: string; prefix: string }): void {
  const page = `${worker.registration.scope}kept`
  const ownPrefix = `${prefix} ${new URL(page).pathname} `
  const ownFiles = `${ownPrefix}${build}`

  async function keepFiles(): Promise<void> {
    const drawn = await fetch(page, { cache: 'no-store' })
    if (!drawn.ok) throw new Error(`the page of kept lists answered ${drawn.status}`)
    const files = new Set((await drawn.clone().text()).match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g))
    const kept = await caches.open(ownFiles)
    await kept.addAll([...files])
    await kept.put(page, drawn)
  }

  async function dropOldFiles(): Promise<void> {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith(ownPrefix) && name !== ownFiles)
    await Promise.all(old.map((name) => caches.delete(name)))
  }

  /** A worker that was told to go and is asked again has been installed already, but its files are gone. */
  async function answerWhenKept(port: MessagePort | undefined): Promise<void> {
    try {
      if (!(await caches.match(page, { cacheName: ownFiles }))) await keepFiles()
      port?.postMessage('kept')
    } catch {
      port?.postMessage('failed')
    }
  }

  async function answerPage(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const kept = pathname === new URL(page).pathname && (await caches.match(page, { cacheName: ownFiles }))
    if (kept) return kept
    try {
      return await fetch(request)
    } catch {
      const serial = searchParams.get('serial')
      return Response.redirect(serial ? `${page}?serial=${encodeURIComponent(serial)}` : page)
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
  worker.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()))
  worker.addEventListener('message', (event) => event.waitUntil(answerWhenKept(event.ports[0])))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== new URL(page).origin) return
    if (request.mode === 'navigate') event.respondWith(answerPage(request))
    else if (pathname.startsWith('/assets/')) {
      event.respondWith(caches.match(request, { cacheName: ownFiles }).then((kept) => kept ?? fetch(request)))
    }
  })
}
