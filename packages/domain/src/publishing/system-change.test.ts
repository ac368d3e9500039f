import { expect, test } from 'vitest'
import { systemChange } from './system-change.ts'

test.each([[{ what: 'system' }], [{ what: 'redirects', siteSlugs: [''] }], [{ what: 'authors', pageIds: ['7'] }]])(
  '%j is a change',
  (change) => {
    expect(systemChange.parse(change)).toEqual(change)
  },
)

test.each([[{}], [{ what: 'weather' }], [{ what: 'news', siteSlugs: [] }], [{ what: 'authors', pageIds: [''] }]])(
  '%j is none',
  (change) => {
    expect(systemChange.safeParse(change).success).toBe(false)
  },
)
