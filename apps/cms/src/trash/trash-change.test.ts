import { expect, test } from 'vitest'
import { toTrashChange } from './trash-change.ts'

const at = '2026-06-01T12:00:00Z'

test.each([
  [{ deletedAt: at }, {}, 'trashed'],
  [{ deletedAt: at }, { deletedAt: at }, undefined],
  [{ deletedAt: null }, { deletedAt: at }, 'recovered'],
  [{ deletedAt: null }, {}, undefined],
  [{ title: 'Wire' }, { deletedAt: at }, undefined],
  [undefined, undefined, undefined],
])('saving %j over %j: %s', (data, before, change) => {
  expect(toTrashChange(data, before)).toBe(change)
})
