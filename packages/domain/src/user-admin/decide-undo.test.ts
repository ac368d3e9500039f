import { expect, test } from 'vitest'
import type { AccessStatus } from './access-status.ts'
import { decideUndo } from './decide-access-change.ts'
import { undoMs } from './invitation.ts'

const now = new Date('2026-11-17T10:00:00Z')
const clara = { kind: 'external' as const, personId: 'clara', organisationIds: ['a'] }
const access = {
  personId: 'anna',
  organisationId: 'a',
  application: 'inventory',
  role: 'user',
  status: 'active' as const,
  isOffered: true,
  colleagues: [],
}
const undo = { previous: { status: 'inactive' as AccessStatus, role: 'user' }, changedBy: 'clara', changedAt: now, now }

test.each([
  ['inactive', 'active'],
  ['active', 'inactive'],
  ['active', 'active'],
  ['pending', 'active'],
  ['pending', 'declined'],
] as const)('a change from %s to %s is taken back', (before, after) => {
  const previous = { ...undo.previous, status: before }
  expect(decideUndo(clara, { ...access, status: after }, { ...undo, previous }).ok).toBe(true)
})

test.each([
  ['invited', 'active'],
  ['unknown', 'active'],
  ['declined', 'pending'],
  ['active', 'unknown'],
] as const)('a change from %s to %s stays', (before, after) => {
  const previous = { ...undo.previous, status: before }
  expect(decideUndo(clara, { ...access, status: after }, { ...undo, previous })).toMatchObject({ ok: false })
})

test.each([
  ['not-found', { ...access, organisationId: 'b' }, undo],
  ['own-access', { ...access, personId: 'clara' }, undo],
  ['administrator-role', { ...access, application: 'user-administration' }, undo],
  ['not-allowed', access, { ...undo, changedBy: 'david' }],
  ['not-allowed', access, { ...undo, changedAt: new Date(now.getTime() - undoMs - 1) }],
])('is refused: %s', (reason, given, change) => {
  expect(decideUndo(clara, given, change)).toEqual({ ok: false, reason })
})
