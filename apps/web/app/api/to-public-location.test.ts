import { expect, test } from 'vitest'
import { toPublicLocation } from './to-public-location.ts'

test.each([
  'http://127.0.0.1:17100/uploads/abc_-1',
  '/uploads/abc_-1',
  '/api/uploads/abc_-1',
  '//evil.example/uploads/abc_-1',
])('%s becomes a path of the public endpoint', (location) => {
  expect(toPublicLocation(location, '/api/uploads')).toBe('/api/uploads/abc_-1')
})
