import { afterEach, expect, test, vi } from 'vitest'
import { offlineServiceWorker } from './offline-service-worker.ts'

const scope = 'https://www.norlitz.example/en/mykomax/product-information/'
const page = `${scope}offline`
const files = (build: string) => `files /en/mykomax/product-information/offline ${build}`

/** A fake `CacheStorage`: responses by cache name and URL. */
function createCaches(stores: Record<string, Record<string, Response>>) {
  const find = (store: string, url: string) => stores[store]?.[url]?.clone()
  return {
    keys: async () => Object.keys(stores),
    delete: async (name: string) => Reflect.deleteProperty(stores, name),
    match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
      find(cacheName, typeof request === 'string' ? request : request.url),
    open: async (name: string) => ({
      addAll: async (urls: string[]) => {
        const found = await Promise.all(urls.map((url) => fetch(url)))
        if (found.some(({ ok }) => !ok)) throw new TypeError('a file is missing')
        stores[name] = Object.assign(stores[name] ?? {}, Object.fromEntries(urls.map((url, at) => [url, found[at]])))
      },
      put: async (url: string, response: Response) => void Object.assign((stores[name] ??= {}), { [url]: response }),
    }),
  }
}

type Respond = (url: string) => Promise<Response>

/** Starts the worker of a build as a browser would; returns functions that dispatch events to it. */
function start(
  build: string,
  stores: Record<string, Record<string, Response>>,
  respond: Respond,
  passes: 'serial' | 'address' = 'serial',
) {
  vi.stubGlobal('caches', createCaches(stores))
  vi.stubGlobal('fetch', (input: Request | string) => respond(typeof input === 'string' ? input : input.url))
  const listeners = new Map<string, (event: never) => void>()
  const addEventListener = (type: string, listen: (event: never) => void) => void listeners.set(type, listen)
  offlineServiceWorker({ registration: { scope }, addEventListener }, { build, prefix: 'files', passes })
  const dispatch = (type: string) =>
    new Promise<unknown>((resolve, reject) =>
      listeners.get(type)?.({ waitUntil: (done: Promise<unknown>) => done.then(resolve, reject) } as never),
    )
  const request = (url: string, mode: string) => {
    const responses: Promise<Response>[] = []
    const respondWith = (response: Promise<Response>) => responses.push(response)
    listeners.get('fetch')?.({ request: { url, mode, method: 'GET' }, respondWith } as never)
    return responses[0]
  }
  return { dispatch, request }
}

const offline: Respond = () => Promise.reject(new TypeError('no network'))
const website: Respond = async (url) =>
  new Response(url === page ? '<script src="/assets/a-1.js"></script><link href="/assets/b_2.css">' : `file ${url}`)

afterEach(() => vi.unstubAllGlobals())

test('caches the offline page with every file that it references', async () => {
  const stores: Record<string, Record<string, Response>> = {}
  await start('b1', stores, website).dispatch('install')
  expect(Object.keys(stores[files('b1')] ?? {}).toSorted()).toEqual(['/assets/a-1.js', '/assets/b_2.css', page])
})

test('fails to install and caches no page when a file is missing', async () => {
  const stores: Record<string, Record<string, Response>> = {}
  const incomplete: Respond = async (url) => (url === page ? website(url) : new Response(null, { status: 404 }))
  await expect(start('b1', stores, incomplete).dispatch('install')).rejects.toThrow()
  expect(stores[files('b1')]?.[page]).toBeUndefined()
})

test('a new build deletes the cache of the previous build, but not those of other languages or features', async () => {
  const other = 'files /de/mykomax/product-information/offline b1'
  const stores = { [files('b1')]: {}, [files('b2')]: {}, [other]: {}, 'uapp_offline-parts': {} }
  await start('b2', stores, website).dispatch('activate')
  expect(Object.keys(stores).toSorted()).toEqual([other, files('b2'), 'uapp_offline-parts'].toSorted())
})

test('offline, returns the cached page, and redirects other pages of parts to it', async () => {
  const stores = { [files('b1')]: { [page]: new Response('cached') } }
  const { request } = start('b1', stores, offline)
  expect(await (await request(page, 'navigate'))?.text()).toBe('cached')
  const redirected = await request(`${scope}axion-24?serial=24-1555-666&page=2`, 'navigate')
  expect([redirected?.status, redirected?.headers.get('Location')]).toEqual([302, `${page}?serial=24-1555-666`])
})

test('offline, passes the address of the page on if it is to be opened again', async () => {
  const { request } = start('b1', {}, offline, 'address')
  const redirected = await request(`${scope}axion-24?serial=24-1555-666&page=2`, 'navigate')
  const address = encodeURIComponent('/en/mykomax/product-information/axion-24?serial=24-1555-666&page=2')
  expect(redirected?.headers.get('Location')).toBe(`${page}?address=${address}`)
})

test('online, fetches every other page from the website', async () => {
  const { request } = start('b1', { [files('b1')]: { [page]: new Response('cached') } }, website)
  expect(await (await request(`${scope}axion-24`, 'navigate'))?.text()).toBe(`file ${scope}axion-24`)
})

test('ignores requests other than navigations and assets of its origin', () => {
  const { request } = start('b1', {}, website)
  expect(request('https://www.norlitz.example/api/data', 'cors')).toBeUndefined()
  expect(request('https://id.norlitz.example/assets/a-1.js', 'no-cors')).toBeUndefined()
})
