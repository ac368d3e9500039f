import { expect, test } from 'vitest'
import { canDecode, type PictureHeader } from './decoding-memory.ts'

const photo: PictureHeader = {
  format: 'jpeg',
  width: 8000,
  height: 5000,
  channels: 3,
  bytesPerSample: 1,
  isProgressive: false,
  isRotated: false,
}

test.each<[string, Partial<PictureHeader>]>([
  ['a photo of 40 million pixels', {}],
  ['the same turned by its camera', { isRotated: true }],
  ['a screenshot with 16 bits a sample', { format: 'png', channels: 4, bytesPerSample: 2 }],
  ['a progressive JPEG of 24 million pixels', { width: 6000, height: 4000, isProgressive: true }],
  ['a WebP picture of 12 million pixels', { format: 'webp', width: 4000, height: 3000 }],
])('%s is decoded', (_, header) => {
  expect(canDecode({ ...photo, ...header })).toBe(true)
})

test.each<[string, Partial<PictureHeader>]>([
  ['a progressive JPEG', { isProgressive: true }],
  ['an interlaced PNG with 16 bits a sample', { format: 'png', channels: 4, bytesPerSample: 2, isProgressive: true }],
  ['a turned PNG with 16 bits a sample', { format: 'png', channels: 4, bytesPerSample: 2, isRotated: true }],
  ['a WebP picture', { format: 'webp' }],
  ['a GIF frame', { format: 'gif' }],
])('%s of 40 million pixels is refused: it would need hundreds of megabytes [F12]', (_, header) => {
  expect(canDecode({ ...photo, ...header })).toBe(false)
})
