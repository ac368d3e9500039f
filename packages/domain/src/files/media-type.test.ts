import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMediaType, hasAcceptedExtension, headBytes, hasExtensionOf, mediaTypes } from './media-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const mp4 = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`)

test.each([
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/gif', bytes('GIF89a\x01\0\x01\0')],
  ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['video/mp4', mp4('isom')],
  ['video/mp4', mp4('mp42')],
  ['video/quicktime', mp4('qt  ')],
  ['video/webm', bytes('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')],
])('recognises %s by its first bytes [S5-045]', (type, head) => {
  expect(findMediaType(head)).toBe(type)
})

test.each([
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a page', bytes('<!doctype html><script>')],
  ['an archive', bytes('PK\x03\x04\x14\0')],
  ['a document', bytes('%PDF-1.7\n')],
  ['a program', bytes('MZ\x90\0')],
  ['an image format that browsers do not support', mp4('heic')],
  ['a sound file', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['Matroska of another kind', bytes('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska')],
  ['a signature that is not at the start', bytes(' GIF89a')],
  ['nothing', new Uint8Array()],
])('%s is neither image nor video', (_, head) => {
  expect(findMediaType(head)).toBeUndefined()
})

test('reads any bytes without an error, and returns only known types', () => {
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
] as const)('the name %s fits the type %s: %s', (name, type, fits) => {
  expect(hasExtensionOf(name, type)).toBe(fits)
})

test.each([
  ['press.jpg', true],
  ['clip.MOV', true],
  ['drawing.svg', false],
  ['offer.pdf', false],
  ['photo.jpg.zip', false],
  ['no extension', false],
])('the extension of %j is accepted: %s', (name, accepted) => {
  expect(hasAcceptedExtension(name)).toBe(accepted)
})
