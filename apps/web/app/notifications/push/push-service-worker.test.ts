import { expect, test } from 'vitest'
import { pushServiceWorker } from './push-service-worker.ts'

const origin = 'https://www.norlitz.example'
const message = { title: 'The service replies', body: 'T-1', path: '/en/mykomax/tickets/t1', tag: 'n1' }

/** Starts the worker as a browser would; returns what it did and a function that sends it an event. */
function start(openTabs: string[] = []) {
  const done: unknown[] = []
  const listeners = new Map<string, (event: never) => void>()
  pushServiceWorker({
    registration: {
      scope: `${origin}/push/`,
      showNotification: async (title, options) => void done.push(['show', title, options]),
      pushManager: {
        subscribe: async (options) => {
          done.push(['subscribe', options])
          return {} as PushSubscription
        },
      },
    },
    clients: {
      matchAll: async () => openTabs.map((url) => ({ url, focus: async () => done.push(['focus', url]) })),
      openWindow: async (url) => done.push(['open', url]),
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listen: (event: never) => void) => void listeners.set(type, listen),
  })
  const dispatch = (type: string, event: object) =>
    new Promise<unknown>((resolve, reject) => {
      const waitUntil = (work: Promise<unknown>) => void work.then(resolve, reject)
      listeners.get(type)?.({ ...event, waitUntil } as never)
    })
  const click = async (data: unknown) => {
    await dispatch('notificationclick', { notification: { data, close: () => done.push(['close']) } })
    return done
  }
  return { done, dispatch, click }
}

test('shows a message; a repeated one replaces it by its tag', async () => {
  const { done, dispatch } = start()
  await dispatch('push', { data: { json: () => message } })
  expect(done).toEqual([
    ['show', message.title, expect.objectContaining({ body: 'T-1', tag: 'n1', data: message.path })],
  ])
})

test('shows a notification for an empty message too', async () => {
  const { done, dispatch } = start()
  await dispatch('push', { data: null })
  expect(done).toHaveLength(1)
})

test('a click focuses the tab that shows the record', async () => {
  const tab = `${origin}${message.path}#comments`
  expect(await start([`${origin}/en/mykomax`, tab]).click(message.path)).toEqual([['close'], ['focus', tab]])
})

test('a click opens the record in a new tab where none shows it', async () => {
  const done = await start([`${origin}/en/mykomax/tickets/new`]).click(message.path)
  expect(done).toEqual([['close'], ['open', `${origin}${message.path}`]])
})

test.each(['https://attacker.example/', '//attacker.example/', 'javascript:alert(1)'])(
  'a click does not open %s',
  async (path) => {
    expect(await start().click(path)).toEqual([['close']])
  },
)

test('subscribes again with the same key when the browser ends a subscription', async () => {
  const { done, dispatch } = start()
  const applicationServerKey = new ArrayBuffer(65)
  await dispatch('pushsubscriptionchange', {
    oldSubscription: { options: { applicationServerKey } },
    newSubscription: null,
  })
  expect(done).toEqual([['subscribe', { userVisibleOnly: true, applicationServerKey }]])
})
