import { expect, test } from 'vitest'
import { sizesOf } from './picture-sizes.ts'

test('a picture in three columns takes a third of a wide screen, half of a tablet and all of a phone', () => {
  expect(sizesOf({ columns: 3, from: '64em', small: 2 })).toBe(
    '(min-width: 92em) 28rem, (min-width: 64em) 33.3vw, (min-width: 40em) 50vw, 100vw',
  )
})

test('a picture beside its text takes half of the page from tablets on', () => {
  expect(sizesOf({ columns: 2, from: '48em' })).toBe('(min-width: 92em) 42rem, (min-width: 48em) 50vw, 100vw')
})
