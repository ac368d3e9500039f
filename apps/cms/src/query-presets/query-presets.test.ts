import type { StaffRole } from '@ferrule/domain/publishing/staff-rights'
import { expect, test } from 'vitest'
import { queryPresets } from './query-presets.ts'

const options = ['everyone', 'onlyMe', 'specificUsers', 'specificRoles'].map((value) => ({ value, label: value }))

function sharingOptions(role: StaffRole | undefined) {
  // Only the user of the request is read.
  const req = { user: role ? { role, sites: [] } : null } as never
  const kept = queryPresets.filterConstraints?.({ options, req, data: {}, siblingData: {} }) ?? []
  return kept.map((option) => (typeof option === 'string' ? option : option.value))
}

test.each([
  ['translator', ['onlyMe']],
  ['editor', ['onlyMe']],
  ['publisher', ['everyone', 'onlyMe', 'specificUsers', 'specificRoles']],
  ['administrator', ['everyone', 'onlyMe', 'specificUsers', 'specificRoles']],
  [undefined, ['onlyMe']],
] as const)('%s may give a preset to %o', (role, allowed) => {
  expect(sharingOptions(role)).toEqual(allowed)
})
