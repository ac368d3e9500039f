import { describe, expect, test } from 'vitest'
import { chooseFallbackPicture, hasPicture, listPictureSources } from './picture-sources.ts'

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
