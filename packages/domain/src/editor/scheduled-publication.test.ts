import { expect, test } from 'vitest'
import { lastScheduled, type ScheduledPublication } from './scheduled-publication.ts'

const scheduled: ScheduledPublication[] = [
  { at: '2026-12-03T08:00:00Z', action: 'unpublish', languages: [] },
  { at: '2026-12-01T08:00:00Z', action: 'publish', languages: ['de'] },
  { at: '2026-12-02T08:00:00Z', action: 'publish', languages: ['en', 'fr'] },
]

test.each([
  ['de', '2026-12-01T07:59:59Z', undefined],
  ['de', '2026-12-01T08:00:00Z', '2026-12-01T08:00:00Z'],
  ['en', '2026-12-01T09:00:00Z', undefined],
  ['en', '2026-12-02T09:00:00Z', '2026-12-02T08:00:00Z'],
  ['ja', '2026-12-02T09:00:00Z', undefined],
  ['ja', '2026-12-04T09:00:00Z', '2026-12-03T08:00:00Z'],
] as const)('in %s the last scheduled change until %s is the one at %s', (language, at, expected) => {
  expect(lastScheduled(scheduled, { language, at: new Date(at) })?.at).toBe(expected)
})
