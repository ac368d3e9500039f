import { describe, expect, test } from 'vitest'
import { chooseFallbackPicture, chooseLargestPicture, hasPicture, listPictureSources } from './picture-sources.ts'

const facts = { file: 'line.webp', original: { width: 1200, height: 900 }, focal: { x: 90, y: 50 } }

test('lists the steps for a browser, each cropped at the same place', () => {
  expect(listPictureSources(facts, 'Product', 'avif')).toEqual([
    { variant: { file: 'line.webp', preset: 'Product', side: 256, place: 4, format: 'avif' }, width: 256 },
    { variant: { file: 'line.webp', preset: 'Product', side: 512, place: 4, format: 'avif' }, width: 512 },
    { variant: { file: 'line.webp', preset: 'Product', side: 768, place: 4, format: 'avif' }, width: 768 },
    { variant: { file: 'line.webp', preset: 'Product', side: 1152, place: 4, format: 'avif' }, width: 900 },
  ])
})

test('the single file has the nominal size', () => {
  expect(chooseFallbackPicture(facts, 'Inline', 'png')).toEqual({
    file: 'line.webp',
    preset: 'Inline',
    side: 780,
    place: undefined,
    format: 'png',
  })
})

test('the single file of a small original has the largest size there is', () => {
  const small = { file: 'icon.png', original: { width: 200, height: 200 } }
  expect(chooseFallbackPicture(small, 'Stretched', 'png')).toMatchObject({ side: 393 })
})

test.each([
  [{ width: 4000, height: 3000 }, 2360, { width: 2360, height: 1770 }],
  [{ width: 1600, height: 1200 }, 1770, { width: 1600, height: 1200 }],
  [{ width: 608, height: 104 }, 787, { width: 608, height: 104 }],
])('the largest file of an original of %j is its step %i with %j', (original, side, size) => {
  const { variant, width, height } = chooseLargestPicture({ file: 'line.webp', original }, 'Stretched', 'png')
  expect(variant).toMatchObject({ file: 'line.webp', preset: 'Stretched', side, format: 'png' })
  expect({ width, height }).toEqual(size)
})

describe('a picture is missing', () => {
  test.each([
    ['null [S5-057]', null],
    ['the word "null" [S5-058]', 'null'],
    ['undefined', undefined],
    ['an empty text', ''],
    ['blanks', '  '],
    ['the word "null" between blanks', ' null '],
  ])('for %s', (_, url) => {
    expect(hasPicture(url)).toBe(false)
  })

  test('but not for a file name', () => {
    expect(hasPicture('line.webp')).toBe(true)
  })
})
