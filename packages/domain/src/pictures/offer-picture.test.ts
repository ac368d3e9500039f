import { describe, expect, test } from 'vitest'
import { choosePicture, hasPicture, offerPicture } from './offer-picture.ts'

const facts = { file: 'line.webp', original: { width: 1200, height: 900 }, focal: { x: 90, y: 50 } }

test('a browser chooses among the steps, each cut around the same point', () => {
  expect(offerPicture(facts, 'Product', 'avif')).toEqual([
    { variant: { file: 'line.webp', preset: 'Product', side: 256, place: 4, format: 'avif' }, width: 256 },
    { variant: { file: 'line.webp', preset: 'Product', side: 512, place: 4, format: 'avif' }, width: 512 },
    { variant: { file: 'line.webp', preset: 'Product', side: 768, place: 4, format: 'avif' }, width: 768 },
    { variant: { file: 'line.webp', preset: 'Product', side: 1152, place: 4, format: 'avif' }, width: 900 },
  ])
})

test('who cannot choose gets the nominal size', () => {
  expect(choosePicture(facts, 'Inline', 'png')).toEqual({
    file: 'line.webp',
    preset: 'Inline',
    side: 780,
    place: undefined,
    format: 'png',
  })
})

test('or the largest there is', () => {
  const small = { file: 'icon.png', original: { width: 200, height: 200 } }
  expect(choosePicture(small, 'Stretched', 'png')).toMatchObject({ side: 393 })
})

describe('a picture is missing', () => {
  test.each([
    ['null [S5-057]', null],
    ['the word "null" [S5-058]', 'null'],
    ['nothing', undefined],
    ['an empty text', ''],
    ['blanks', '  '],
  ])('for %s', (_, url) => {
    expect(hasPicture(url)).toBe(false)
  })

  test('but not for a name', () => {
    expect(hasPicture('line.webp')).toBe(true)
  })
})
