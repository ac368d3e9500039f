import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aVideo, aWebm, box } from './videos.fixture.ts'
import { readVideoParts } from './read-video-parts.ts'

/** A stream in chunks of this many bytes, as the object store delivers it. */
function inChunks(content: Buffer, size: number): Readable {
  const chunks = Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
    content.subarray(index * size, (index + 1) * size),
  )
  return Readable.from(chunks)
}

test.each([1, 7, 16, 100, 65_536])('finds the parts of a video in chunks of %s bytes', async (size) => {
  const video = Buffer.concat([aVideo(), box('free')])
  const parts = await readVideoParts(inChunks(video, size))
  expect(parts).toEqual([
    { name: 'ftyp', size: 24 },
    { name: 'moov', size: 15 },
    { name: 'mdat', size: 4008 },
    { name: 'free', size: 8 },
  ])
})

test('finds the head and the open-ended segment of a WebM recording', async () => {
  expect(await readVideoParts(inChunks(aWebm(), 50))).toEqual([
    { name: '1a45dfa3', size: 36 },
    { name: '18538067', size: undefined },
  ])
})

test('reads a size of eight bytes', async () => {
  const long = Buffer.concat([
    Buffer.from('00000001', 'hex'),
    Buffer.from('mdat'),
    Buffer.from('0000000000000014', 'hex'),
    Buffer.alloc(4),
  ])
  expect(await readVideoParts(Readable.from([long, box('free')]))).toEqual([
    { name: 'mdat', size: 20 },
    { name: 'free', size: 8 },
  ])
})

test.each(['short', '\0\0\0\x02mdat', '\0\0\0\x01mdat'])('reads %j as a part without a name', async (text) => {
  expect(await readVideoParts(Readable.from([Buffer.from(text, 'latin1')]))).toEqual([{ name: '', size: undefined }])
})
