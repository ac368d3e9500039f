import { afterEach, expect, test, vi } from 'vitest'
import { workOffline } from './work-offline.ts'

const scope = 'https://www.norlitz.example/en/mykomax/product-information/'
const page = `${scope}kept`
const files = (build: string) => `files /en/mykomax/product-information/kept ${build}`

/** The device: what is kept by store and address. */
function createCaches(stores: Record<string, Record<string, Response>>) {
  const find = (store: string, url: string) => stores[store]?.[url]?.clone()
  return {
    keys: async () => Object.keys(stores),
    delete: async (name: string) => Reflect.deleteProperty(stores, name),
    match: async (asked: Request | string, { cacheName }: { cacheName: string }) =>
      find(cacheName, typeof asked === 'string' ? asked : asked.url),
    open: async (name: string) => ({
      addAll: async (urls: string[]) => {
        const answers = await Promise.all(urls.map((url) => fetch(url)))
        if (answers.some(({ ok }) => !ok)) throw new TypeError('a file is missing')
        stores[name] = Object.assign(stores[name] ?? {}, Object.fromEntries(urls.map((url, at) => [url, answers[at]])))
      },
      put: async (url: string, answer: Response) => void Object.assign((stores[name] ??= {}), { [url]: answer }),
    }),
  }
}

type Answering = (asked: string) => Promise<Response>

/** Starts the worker of a build as a browser would, and tells what it did. */
function start(build: string, stores: Record<string, Record<string, Response>>, answer: Answering) {
  vi.stubGlobal('caches', createCaches(stores))
  vi.stubGlobal('fetch', (asked: Request | string) => answer(typeof asked === 'string' ? asked : asked.url))
  const listeners = new Map<string, (event: never) => void>()
  const addEventListener = (type: string, listen: (event: never) => void) => void listeners.set(type, listen)
  workOffline({ registration: { scope }, addEventListener }, { build, prefix: 'files' })
  const tell = (type: string) =>
    new Promise<unknown>((resolve, reject) =>
      listeners.get(type)?.({ waitUntil: (done: Promise<unknown>) => done.then(resolve, reject) } as never),
    )
  const ask = (url: string, mode: string) => {
    const answers: Promise<Response>[] = []
    const request = { url, mode, method: 'GET' }
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => answers.push(given) } as never)
    return answers[0]
  }
  return { tell, ask }
}

const away: Answering = () => Promise.reject(new TypeError('no network'))
const website: Answering = async (asked) =>
  new Response(asked === page ? '<script src="/assets/a-1.js"></script><link href="/assets/b_2.css">' : `file ${asked}`)

afterEach(() => vi.unstubAllGlobals())

test('a worker keeps its page with every file that the page names', async () => {
  const stores: Record<string, Record<string, Response>> = {}
  await start('b1', stores, website).tell('install')
  expect(Object.keys(stores[files('b1')] ?? {}).toSorted()).toEqual(['/assets/a-1.js', '/assets/b_2.css', page])
})

test('a worker that lacks one file is not installed and keeps no page', async () => {
  const stores: Record<string, Record<string, Response>> = {}
  const lacking: Answering = async (asked) => (asked === page ? website(asked) : new Response(null, { status: 404 }))
  await expect(start('b1', stores, lacking).tell('install')).rejects.toThrow()
  expect(stores[files('b1')]?.[page]).toBeUndefined()
})

test('a new build drops the files of the one before, and nothing of another language or of anybody else', async () => {
  const other = 'files /de/mykomax/product-information/kept b1'
  const stores = { [files('b1')]: {}, [files('b2')]: {}, [other]: {}, 'uapp_kept-parts': {} }
  await start('b2', stores, website).tell('activate')
  expect(Object.keys(stores).toSorted()).toEqual([other, files('b2'), 'uapp_kept-parts'].toSorted())
})

test('without network the page of kept lists comes from the device, and any other place of parts leads there', async () => {
  const stores = { [files('b1')]: { [page]: new Response('kept') } }
  const { ask } = start('b1', stores, away)
  expect(await (await ask(page, 'navigate'))?.text()).toBe('kept')
  const led = await ask(`${scope}axion-24?serial=24-1555-666&page=2`, 'navigate')
  expect([led?.status, led?.headers.get('Location')]).toEqual([302, `${page}?serial=24-1555-666`])
})

test('with a network every other page is the website’s own', async () => {
  const { ask } = start('b1', { [files('b1')]: { [page]: new Response('kept') } }, website)
  expect(await (await ask(`${scope}axion-24`, 'navigate'))?.text()).toBe(`file ${scope}axion-24`)
})

test('nothing but pages and files is the worker’s business', () => {
  const { ask } = start('b1', {}, website)
  expect(ask('https://www.norlitz.example/api/data', 'cors')).toBeUndefined()
  expect(ask('https://id.norlitz.example/assets/a-1.js', 'no-cors')).toBeUndefined()
})
