import { expect, test } from 'vitest'
import { type FilmPart, isWholeFilm, isWholeWebm } from './film-parts.ts'

const parts = (...named: [string, number | undefined][]): FilmPart[] => named.map(([name, size]) => ({ name, size }))

test.each([
  ['as a telephone writes it', parts(['ftyp', 24], ['mdat', 900], ['moov', 76]), true],
  ['ready to be streamed', parts(['ftyp', 24], ['moov', 76], ['free', 8], ['mdat', 892]), true],
  ['in pieces', parts(['ftyp', 24], ['moov', 76], ['moof', 100], ['mdat', 800]), true],
  ['with its last part left open', parts(['ftyp', 24], ['moov', 76], ['mdat', undefined]), true],
  ['with something behind it', parts(['ftyp', 24], ['moov', 76], ['mdat', 800]), false],
  ['that claims more than there is', parts(['ftyp', 24], ['moov', 76], ['mdat', 9000]), false],
  ['with a part no film has', parts(['ftyp', 24], ['moov', 76], ['mdat', 800], ['<scr', 100]), false],
  ['without pictures', parts(['ftyp', 24], ['moov', 976]), false],
  ['without a table', parts(['ftyp', 24], ['mdat', 976]), false],
  ['that begins otherwise', parts(['free', 24], ['ftyp', 24], ['moov', 76], ['mdat', 876]), false],
  ['of nothing', [], false],
])('a film %s: %s', (_, found, isWhole) => {
  expect(isWholeFilm(found, 1000)).toBe(isWhole)
})

test.each([
  ['closed', parts(['1a45dfa3', 40], ['18538067', 960]), true],
  ['as recorders write it', parts(['1a45dfa3', 40], ['18538067', undefined]), true],
  ['with an empty part', parts(['1a45dfa3', 40], ['ec', 60], ['18538067', 900]), true],
  ['with something behind it', parts(['1a45dfa3', 40], ['18538067', 900]), false],
  ['with a second one behind it', parts(['1a45dfa3', 40], ['18538067', 460], ['18538067', 500]), false],
  ['of a head alone', parts(['1a45dfa3', 1000]), false],
])('WebM %s: %s', (_, found, isWhole) => {
  expect(isWholeWebm(found, 1000)).toBe(isWhole)
})
