import { expect, test } from 'vitest'
import { missingPicture } from './missing-picture.ts'

test('a missing picture is a 404 response with the default picture', async () => {
  const response = missingPicture()
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'image/svg+xml'])
  expect(await response.text()).toMatch(/^<svg[^]*<\/svg>$/)
})

test('a missing picture executes nothing when opened directly [F3]', () => {
  expect(missingPicture().headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; sandbox; report-uri /)
})

test('a missing picture is cached for a short time', () => {
  expect(missingPicture().headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60')
})
