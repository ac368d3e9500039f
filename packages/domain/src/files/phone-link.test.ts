import { expect, test } from 'vitest'
import { mayAddFromPhone, phoneLinkMs } from './phone-link.ts'

const openedAt = new Date('2026-11-15T10:00:00Z')
const after = (ms: number) => new Date(openedAt.getTime() + ms)
const link = { endsAt: after(phoneLinkMs), endedAt: null, files: 0 }

test.each([
  ['immediately', link, 1, 0, undefined],
  ['just before it expires', link, 10, phoneLinkMs - 1, undefined],
  ['when it has expired', link, 1, phoneLinkMs, 'link-over'],
  ['after its form was sent', { ...link, endedAt: after(1000) }, 1, 2000, 'link-over'],
  ['as the tenth file', { ...link, files: 9 }, 1, 0, undefined],
  ['as the eleventh file', { ...link, files: 9 }, 2, 0, 'too-many'],
])('adding files from a phone %s: %o %i %i', (_, given, count, ms, refusal) => {
  const result = mayAddFromPhone(given, count, after(ms))
  expect(result.ok ? undefined : result.reason).toBe(refusal)
})
