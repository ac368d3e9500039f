import { afterEach, expect, test, vi } from 'vitest'
import { instructionsServiceWorker } from './instructions-service-worker.ts'

const origin = 'https://www.norlitz.example'
const label = '/id/56-1184-207'
const pdf = `${label}/documents/d1/4.2.pdf`

type Respond = () => Promise<Response>
const online: Respond = async () => new Response('from the website')
const offline: Respond = () => Promise.reject(new TypeError('no network'))

/** Starts the worker as a browser would; returns a function that sends it a request. */
function start(kept: Record<string, string>, respond: Respond) {
  vi.stubGlobal('caches', {
    match: async (path: string) => (path in kept ? new Response(kept[path]) : undefined),
  })
  vi.stubGlobal('fetch', respond)
  let listen: ((event: never) => void) | undefined
  const addEventListener = (_: string, listener: (event: never) => void) => void (listen = listener)
  instructionsServiceWorker({ registration: { scope: `${origin}/id/` }, addEventListener })
  return (url: string, mode = 'navigate', method = 'GET') => {
    const responses: Promise<Response>[] = []
    const respondWith = (response: Promise<Response>) => responses.push(response)
    listen?.({ request: { url, mode, method }, respondWith } as never)
    return responses[0]?.then((response) => (response.type === 'error' ? 'error' : response.text()))
  }
}

afterEach(() => vi.unstubAllGlobals())

test('without network, the address on the label opens the page on the device', async () => {
  const request = start({ [label]: 'kept page' }, offline)
  expect(await request(`${origin}${label}`)).toBe('kept page')
  expect(await request(`${origin}/id/00-0000-000`)).toBe('error')
})

test('with network, the label opens the current page', async () => {
  expect(await start({ [label]: 'kept page' }, online)(`${origin}${label}`)).toBe('from the website')
})

test('a kept PDF comes from the device, with and without network; another one from the website', async () => {
  expect(await start({ [pdf]: 'kept' }, online)(`${origin}${pdf}?save`)).toBe('kept')
  expect(await start({ [pdf]: 'kept' }, offline)(`${origin}${pdf}`)).toBe('kept')
  expect(await start({}, online)(`${origin}${pdf}`)).toBe('from the website')
})

test('leaves all other requests to the browser', () => {
  const request = start({ [label]: 'kept page' }, online)
  for (const path of ['/en/company', `${label}/documents.json`, '/assets/a.js'])
    expect(request(`${origin}${path}`, 'cors')).toBeUndefined()
  expect(request(`https://other.example${label}`)).toBeUndefined()
  expect(request(`${origin}${label}`, 'navigate', 'POST')).toBeUndefined()
})
