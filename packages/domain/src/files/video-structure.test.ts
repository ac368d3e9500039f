import { expect, test } from 'vitest'
import { type VideoBox, isCompleteVideo, isCompleteWebm } from './video-structure.ts'

const boxes = (...named: [string, number | undefined][]): VideoBox[] => named.map(([name, size]) => ({ name, size }))

test.each([
  ['as a phone writes it', boxes(['ftyp', 24], ['mdat', 900], ['moov', 76]), true],
  ['ready to be streamed', boxes(['ftyp', 24], ['moov', 76], ['free', 8], ['mdat', 892]), true],
  ['in fragments', boxes(['ftyp', 24], ['moov', 76], ['moof', 100], ['mdat', 800]), true],
  ['with a last box of unknown size', boxes(['ftyp', 24], ['moov', 76], ['mdat', undefined]), true],
  ['with other data after it', boxes(['ftyp', 24], ['moov', 76], ['mdat', 800]), false],
  ['with a box larger than the file', boxes(['ftyp', 24], ['moov', 76], ['mdat', 9000]), false],
  ['with an unknown box', boxes(['ftyp', 24], ['moov', 76], ['mdat', 800], ['<scr', 100]), false],
  ['without media data', boxes(['ftyp', 24], ['moov', 976]), false],
  ['without a movie box', boxes(['ftyp', 24], ['mdat', 976]), false],
  ['with another first box', boxes(['free', 24], ['ftyp', 24], ['moov', 76], ['mdat', 876]), false],
  ['without boxes', [], false],
])('a video %s: %s', (_, found, isWhole) => {
  expect(isCompleteVideo(found, 1000)).toBe(isWhole)
})

test.each([
  ['closed', boxes(['1a45dfa3', 40], ['18538067', 960]), true],
  ['with a segment of unknown size, as recorders write it', boxes(['1a45dfa3', 40], ['18538067', undefined]), true],
  ['with a void element', boxes(['1a45dfa3', 40], ['ec', 60], ['18538067', 900]), true],
  ['with other data after it', boxes(['1a45dfa3', 40], ['18538067', 900]), false],
  ['with a second segment', boxes(['1a45dfa3', 40], ['18538067', 460], ['18538067', 500]), false],
  ['with a header only', boxes(['1a45dfa3', 1000]), false],
])('WebM %s: %s', (_, found, isWhole) => {
  expect(isCompleteWebm(found, 1000)).toBe(isWhole)
})
