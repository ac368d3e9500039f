import { expect, test } from 'vitest'
import { systemChange } from './system-change.ts'

test.each([[{ what: 'system' }], [{ what: 'redirects', siteSlugs: [''] }], [{ what: 'locations' }]])(
  'accepts %j',
  (change) => {
    expect(systemChange.parse(change)).toEqual(change)
  },
)

test.each([[{}], [{ what: 'weather' }], [{ what: 'authors' }], [{ what: 'news', siteSlugs: [] }]])(
  'rejects %j',
  (change) => {
    expect(systemChange.safeParse(change).success).toBe(false)
  },
)
