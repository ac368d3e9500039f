import { expect, test } from 'vitest'
import {
  afterCheck,
  arrivedIds,
  assessSubmission,
  isOutstanding,
  isUploading,
  reasonOfStatus,
  validateFile,
  type UploadItem,
} from './upload-item.ts'

const megabyte = 1024 * 1024

test.each([
  ['press.jpg', 3 * megabyte, 0, undefined],
  ['clip.mp4', 100 * megabyte, 9, undefined],
  ['clip.mp4', 101 * megabyte, 0, 'too-large'],
  ['offer.pdf', megabyte, 0, 'wrong-type'],
  ['empty.jpg', 0, 0, 'wrong-type'],
  ['press.jpg', megabyte, 10, 'too-many'],
])('%s of %s bytes after %s others: %s [S5-045]', (name, size, already, reason) => {
  expect(validateFile({ name, size }, already, 'request')).toBe(reason)
})

test('a ticket accepts a document', () => {
  expect(validateFile({ name: 'machine.log', size: megabyte }, 0, 'ticket')).toBeUndefined()
})

test.each([
  [undefined, 'connection-lost'],
  [0, 'connection-lost'],
  [503, 'connection-lost'],
  [413, 'too-large'],
  [415, 'wrong-type'],
  [429, 'limited'],
  [404, 'failed'],
])('the status %s means %s', (status, reason) => {
  expect(reasonOfStatus(status)).toBe(reason)
})

test.each([
  ['clean', { state: 'done' }],
  ['pending', { state: 'checking' }],
  ['infected', { state: 'failed', reason: 'infected' }],
  ['refused', { state: 'failed', reason: 'wrong-type' }],
])('the scan state %s becomes %j', (state, outcome) => {
  expect(afterCheck(state)).toEqual(outcome)
})

const file = (key: string, state: UploadItem['state'], uploadId?: string) => ({
  key,
  name: '',
  bytes: 1,
  sent: 0,
  state,
  uploadId,
})

test('the form waits for uploads in progress, and contains the ids of finished uploads', () => {
  const of = (state: UploadItem['state'], uploadId?: string) => file(state, state, uploadId)
  const files = [of('waiting'), of('sending'), of('paused'), of('checking', 'a'), of('done', 'b'), of('failed', 'c')]
  expect(files.filter(isUploading).map(({ state }) => state)).toEqual(['waiting', 'sending'])
  expect(arrivedIds(files)).toEqual(['a', 'b'])
})

test.each([
  [{ state: 'waiting' }, true],
  [{ state: 'sending' }, true],
  [{ state: 'paused' }, true],
  [{ state: 'failed', reason: 'connection-lost' }, true],
  [{ state: 'failed', reason: 'wrong-type' }, false],
  [{ state: 'failed', reason: 'infected', uploadId: 'a' }, false],
  [{ state: 'checking', uploadId: 'a' }, false],
  [{ state: 'done', uploadId: 'a' }, false],
] as const)('the form waits for a file in the state %j: %s', (item, outstanding) => {
  expect(isOutstanding({ key: '', name: '', bytes: 1, sent: 0, ...item })).toBe(outstanding)
})

test.each([
  ['all are uploaded', 'due', [file('a', 'checking', '1'), file('b', 'done', '2')]],
  ['one is being sent', 'waiting', [file('a', 'done', '1'), file('b', 'sending')]],
  ['one waits', 'waiting', [file('a', 'done', '1'), file('b', 'waiting')]],
  ['one has failed', 'cancelled', [file('a', 'sending'), file('b', 'failed')]],
  ['one is infected', 'cancelled', [file('a', 'done', '1'), file('b', 'failed', '2')]],
  ['one is paused', 'cancelled', [file('a', 'done', '1'), file('b', 'paused')]],
  ['one was removed', 'cancelled', [file('a', 'done', '1')]],
  ['another one had failed before', 'due', [file('a', 'done', '1'), file('b', 'done', '2'), file('c', 'failed')]],
] as const)('when %s, a submission that awaits two files is %s', (_, state, files) => {
  expect(assessSubmission(['a', 'b'], files)).toBe(state)
})
