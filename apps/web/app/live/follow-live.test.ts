import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLive, type LiveNews } from './follow-live.ts'

vi.mock('../data-service/query-data-service.ts', () => ({ liveHeaders: async () => ({}) }))

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const controllers: AbortController[] = []
const attempts: AbortSignal[] = []
/** The content of the next streams; a stream without content fails. */
let streams: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  controllers.length = 0
  attempts.length = 0
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'AbortController',
    class extends AbortController {
      constructor() {
        super()
        controllers.push(this)
      }
    },
  )
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    attempts.push(signal)
    const content = streams.shift()
    if (content === undefined) throw new TypeError('Failed to fetch')
    return new Response(content)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listeners = () => ({
  ofPage: getEventListeners(page, 'visibilitychange').length,
  ofConnection: getEventListeners(controllers[0]?.signal ?? new EventTarget(), 'abort').length,
})

test('reconnections leave no listeners behind, and the end of the last subscription ends the attempt', async () => {
  streams = ['event: ready\ndata: {}\n\n', 'event: notification\ndata: {}\n\n']
  const heard: LiveNews[] = []
  const stop = followLive((news) => heard.push(news))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(attempts.length).toBeGreaterThan(6)
  expect(heard).toEqual(['connected', 'notification'])
  // The connection pauses before the next attempt.
  expect(listeners()).toEqual({ ofPage: 0, ofConnection: 1 })
  const before = attempts.length
  stop()
  await vi.advanceTimersByTimeAsync(200_000)
  expect([attempts.length, attempts.every(({ aborted }) => aborted)]).toEqual([before, true])
  expect(listeners()).toEqual({ ofPage: 0, ofConnection: 0 })
})

test('a hidden page has no connection until it is visible', async () => {
  page.visibilityState = 'hidden'
  const stop = followLive(() => {})
  await vi.advanceTimersByTimeAsync(100_000)
  expect([attempts.length, listeners().ofPage]).toEqual([0, 1])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(attempts).toHaveLength(1)
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(listeners().ofPage).toBe(0)
})
