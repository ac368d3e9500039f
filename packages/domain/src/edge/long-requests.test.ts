import { expect, test } from 'vitest'
import { longRequestOf } from './long-requests.ts'

test.each([
  ['/api/live', 'live'],
  ['/API/Live', 'live'],
  ['/api/live/', 'live'],
  ['/api/live.data', 'live'],
  ['/api/uploads', 'upload'],
  ['/Api/Uploads/abc', 'upload'],
  ['/api/lively', undefined],
  ['/api/uploadsx', undefined],
  ['/api/data', undefined],
  ['/en/api/live', undefined],
])('%s is a long request of the kind %s', (path, kind) => {
  expect(longRequestOf(path)).toBe(kind)
})
