import { afterEach, expect, test, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const servedAt = Date.parse('2026-11-15T10:00:00Z')

afterEach(() => vi.useRealTimers())

test.each([
  ['two minutes slow', -120_000],
  ['right', 0],
  ['two minutes fast', 120_000],
])('returns the server time on a computer whose clock is %s', (_, wrongBy) => {
  vi.useFakeTimers({ now: servedAt + wrongBy, toFake: ['Date', 'performance'] })
  const now = createServerClock(servedAt)
  vi.advanceTimersByTime(5000)
  expect(Math.abs(now() - (servedAt + 5000))).toBeLessThan(1500)
})
