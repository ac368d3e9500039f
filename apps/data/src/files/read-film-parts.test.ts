import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aFilm, aWebm, box } from './films-for-tests.ts'
import { readFilmParts } from './read-film-parts.ts'

/** In pieces of this many bytes, as they come from the store. */
function inPieces(content: Buffer, size: number): Readable {
  const pieces = Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
    content.subarray(index * size, (index + 1) * size),
  )
  return Readable.from(pieces)
}

test.each([1, 7, 16, 100, 65_536])('finds the parts of a film in pieces of %s bytes', async (size) => {
  const film = Buffer.concat([aFilm(), box('free')])
  const parts = await readFilmParts(inPieces(film, size))
  expect(parts).toEqual([
    { name: 'ftyp', size: 24 },
    { name: 'moov', size: 15 },
    { name: 'mdat', size: 4008 },
    { name: 'free', size: 8 },
  ])
})

test('finds head and open segment of a recording', async () => {
  expect(await readFilmParts(inPieces(aWebm(), 50))).toEqual([
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
  expect(await readFilmParts(Readable.from([long, box('free')]))).toEqual([
    { name: 'mdat', size: 20 },
    { name: 'free', size: 8 },
  ])
})

test.each(['short', '\0\0\0\x02mdat', '\0\0\0\x01mdat'])('reads %j as a part without a name', async (text) => {
  expect(await readFilmParts(Readable.from([Buffer.from(text, 'latin1')]))).toEqual([{ name: '', size: undefined }])
})
