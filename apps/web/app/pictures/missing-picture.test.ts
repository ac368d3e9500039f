import { expect, test } from 'vitest'
import { missingPicture } from './missing-picture.ts'

test('a picture that is not there is missing, and shown as the default one', async () => {
  const answer = missingPicture()
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'image/svg+xml'])
  expect(await answer.text()).toMatch(/^<svg[^]*<\/svg>$/)
})

test('and runs nothing for whoever opens it by its address [F3]', () => {
  expect(missingPicture().headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
})

test('and nobody remembers that for long', () => {
  expect(missingPicture().headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60')
})
