import { expect, test } from 'vitest'
import { maxUploadBytes, refuseUploadSize, stateAfterScan, type ScanVerdict, type UploadState } from './upload.ts'

test.each([
  [undefined, 'length-unknown'],
  [0, 'empty'],
  [-1, 'empty'],
  [1, undefined],
  [maxUploadBytes, undefined],
  [maxUploadBytes + 1, 'too-large'],
])('an upload of %s bytes: %s [S5-046] [S9-027]', (bytes, refusal) => {
  expect(refuseUploadSize(bytes)).toBe(refusal)
})

test.each<[UploadState, ScanVerdict, UploadState]>([
  ['pending', 'clean', 'clean'],
  ['pending', 'infected', 'infected'],
  ['infected', 'clean', 'infected'],
  ['pending', 'refused', 'refused'],
  ['refused', 'clean', 'refused'],
  ['clean', 'infected', 'clean'],
])('%s, scanned %s, is %s', (state, verdict, after) => {
  expect(stateAfterScan(state, verdict)).toBe(after)
})
