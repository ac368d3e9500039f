import { expect, test } from 'vitest'
import { afterCheck, arrivedIds, isOnItsWay, reasonOfStatus, refuseAtOnce, type SendingFile } from './sending-file.ts'

const megabyte = 1024 * 1024

test.each([
  ['press.jpg', 3 * megabyte, 0, undefined],
  ['clip.mp4', 100 * megabyte, 9, undefined],
  ['clip.mp4', 101 * megabyte, 0, 'too-large'],
  ['offer.pdf', megabyte, 0, 'wrong-type'],
  ['empty.jpg', 0, 0, 'wrong-type'],
  ['press.jpg', megabyte, 10, 'too-many'],
])('%s of %s bytes after %s others: %s [S5-045]', (name, size, already, reason) => {
  expect(refuseAtOnce({ name, size }, already)).toBe(reason)
})

test.each([
  [undefined, 'connection-lost'],
  [0, 'connection-lost'],
  [503, 'connection-lost'],
  [413, 'too-large'],
  [415, 'wrong-type'],
  [429, 'limited'],
  [404, 'failed'],
])('the answer %s means %s', (status, reason) => {
  expect(reasonOfStatus(status)).toBe(reason)
})

test.each([
  ['clean', { state: 'done' }],
  ['pending', { state: 'checking' }],
  ['infected', { state: 'failed', reason: 'infected' }],
  ['refused', { state: 'failed', reason: 'wrong-type' }],
])('what the server calls %s is %j', (state, shown) => {
  expect(afterCheck(state)).toEqual(shown)
})

test('the form waits for what is on its way, and takes along what has arrived', () => {
  const of = (state: SendingFile['state'], uploadId?: string) => ({
    key: state,
    name: '',
    bytes: 1,
    sent: 0,
    state,
    uploadId,
  })
  const files = [of('waiting'), of('sending'), of('paused'), of('checking', 'a'), of('done', 'b'), of('failed', 'c')]
  expect(files.filter(isOnItsWay).map(({ state }) => state)).toEqual(['waiting', 'sending'])
  expect(arrivedIds(files)).toEqual(['a', 'b'])
})
