import { expect, test } from 'vitest'
import { hasEditorRight } from './editor-session.ts'

const session = { browser: 'b1', since: '2026-11-15T08:00:00.000Z' }

test.each([
  ['immediately', 'b1', '2026-11-15T08:00:00.000Z', true],
  ['just before eight hours are over', 'b1', '2026-11-15T15:59:59.999Z', true],
  ['after eight hours', 'b1', '2026-11-15T16:00:00.000Z', false],
  ['before the session', 'b1', '2026-11-15T07:59:59.999Z', false],
  ['in another browser', 'b2', '2026-11-15T09:00:00.000Z', false],
])('the editor right %s: browser %s at %s has it: %s', (_, browser, now, holds) => {
  expect(hasEditorRight(session, { browser, now: new Date(now) })).toBe(holds)
})
