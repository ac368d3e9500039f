import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '../files/upload.ts'
import { maxBodyBytes, maxBodyBytesOf } from './body-limit.ts'

test.each([
  ['/api/uploads', maxUploadBytes],
  ['/api/uploads/abc', maxUploadBytes],
  ['/API/Uploads/abc', maxUploadBytes],
  ['/api/uploads-of-others', maxBodyBytes],
  ['/en/api/uploads', maxBodyBytes],
  ['/api/measures', maxBodyBytes],
  ['/api/data', maxBodyBytes],
  ['/', maxBodyBytes],
])('the body limit of %s is %i bytes', (path, limit) => {
  expect(maxBodyBytesOf(path)).toBe(limit)
})

test('no other path has the limit of uploads', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      fc.pre(!path.toLowerCase().startsWith('/api/uploads'))
      expect(maxBodyBytesOf(path)).toBe(maxBodyBytes)
    }),
  )
})
