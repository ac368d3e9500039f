import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMediaType, hasAcceptedEnding, headBytes, isNamedAs, mediaTypes } from './media-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const film = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`)

test.each([
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/gif', bytes('GIF89a\x01\0\x01\0')],
  ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['video/mp4', film('isom')],
  ['video/mp4', film('mp42')],
  ['video/quicktime', film('qt  ')],
  ['video/webm', bytes('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')],
])('tells %s by its first bytes [S5-045]', (type, head) => {
  expect(findMediaType(head)).toBe(type)
})

test.each([
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a page', bytes('<!doctype html><script>')],
  ['an archive', bytes('PK\x03\x04\x14\0')],
  ['a document', bytes('%PDF-1.7\n')],
  ['a program', bytes('MZ\x90\0')],
  ['a picture no browser can show', film('heic')],
  ['a sound', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['Matroska of another kind', bytes('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska')],
  ['a beginning that is not at the beginning', bytes(' GIF89a')],
  ['nothing', new Uint8Array()],
])('%s is neither image nor video', (_, head) => {
  expect(findMediaType(head)).toBeUndefined()
})

test('any beginning at all is read without fault, and what is found is a known type', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: headBytes }), (head) => {
      const type = findMediaType(head)
      expect(type === undefined || Object.hasOwn(mediaTypes, type)).toBe(true)
    }),
  )
})

test.each([
  ['press.JPG', 'image/jpeg', true],
  ['press.jpeg', 'image/jpeg', true],
  ['press.png', 'image/jpeg', false],
  ['press.jpg.exe', 'image/jpeg', false],
  ['IMG_0042.MOV', 'video/mp4', true],
  ['clip.mp4', 'video/quicktime', true],
  ['clip.webm', 'video/mp4', false],
  ['jpg', 'image/jpeg', false],
] as const)('%s as the name of %s: %s', (name, type, fits) => {
  expect(isNamedAs(name, type)).toBe(fits)
})

test.each([
  ['press.jpg', true],
  ['clip.MOV', true],
  ['drawing.svg', false],
  ['offer.pdf', false],
  ['photo.jpg.zip', false],
  ['no ending', false],
])('a file named %j may begin: %s', (name, may) => {
  expect(hasAcceptedEnding(name)).toBe(may)
})
