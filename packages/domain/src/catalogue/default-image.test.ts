import { expect, test } from 'vitest'
import { isHighlightShown } from './highlight.ts'
import { defaultImage, imageOrDefault } from './default-image.ts'

test.each([
  ['nothing [S5-057]', null, defaultImage],
  ['nothing at all', undefined, defaultImage],
  ['the word null [S5-058]', 'null', defaultImage],
  ['an empty text', '', defaultImage],
  ['an address', 'products/a.webp', 'products/a.webp'],
])('where the image is %s: %s is shown as %s', (_, url, shown) => {
  expect(imageOrDefault(url)).toBe(shown)
})

test.each([
  [{ name: 'Fast', imageUrl: 'a.webp', videoUrl: null }, true],
  [{ name: 'Fast', imageUrl: null, videoUrl: 'a.mp4' }, true],
  [{ name: 'Fast', imageUrl: 'null', videoUrl: null }, false],
  [{ name: 'Fast', imageUrl: null, videoUrl: null }, false],
  [{ name: ' ', imageUrl: 'a.webp', videoUrl: 'a.mp4' }, false],
])('the highlight %j is shown: %s [S5-056]', (highlight, shown) => {
  expect(isHighlightShown(highlight)).toBe(shown)
})
