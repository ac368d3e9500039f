import { expect, test } from 'vitest'
import { maxUploadBytes, validateUploadSize, stateAfterScan, type ScannedState, type UploadState } from './upload.ts'

test.each([
  [undefined, 'length-unknown'],
  [0, 'empty'],
  [-1, 'empty'],
  [1, undefined],
  [maxUploadBytes, undefined],
  [maxUploadBytes + 1, 'too-large'],
])('an upload of %s bytes: %s [S5-046] [S9-027]', (bytes, refusal) => {
  expect(validateUploadSize(bytes)).toBe(refusal)
})

test.each<[UploadState, ScannedState, UploadState]>([
  ['pending', 'clean', 'clean'],
  ['pending', 'infected', 'infected'],
  ['infected', 'clean', 'infected'],
  ['pending', 'refused', 'refused'],
  ['refused', 'clean', 'refused'],
  ['clean', 'infected', 'clean'],
])('an upload that is %s and scanned %s becomes %s', (state, scanned, after) => {
  expect(stateAfterScan(state, scanned)).toBe(after)
})
